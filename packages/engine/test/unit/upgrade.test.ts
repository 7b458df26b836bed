/** Rules and logs from before every way to tell was a switch. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fold, readLog, sealed } from '../../src/log.ts';
import { replay } from '../../src/replay.ts';
import { PRESETS } from '../../src/rules.ts';
import { checkRules } from '../../src/rules-check.ts';
import { type OldRules, upgraded } from '../../src/rules-upgrade.ts';
import { lobby } from '../kit/table.ts';

function asWrittenThen(preset: 'dixit' | 'imaginarium', performance: OldRules['performance']): OldRules {
  const { cards: _, cellAlone: __, clues: ___, unseenFirst: ____, ...since } = PRESETS[preset];
  const { ownWords: _____, paper: ______, swapOnce: _______, ...rest } = since;
  return { ...rest, performance };
}

describe('rules as they were written before', () => {
  it('[L8] [V3] allowed opens every way to tell, required song and pantomime', () => {
    const every = { text: true, aloud: true, song: true, pantomime: true, drawing: true };
    expect(upgraded(asWrittenThen('dixit', 'allowed')).clues).toEqual(every);
    const performed = { text: false, aloud: false, song: true, pantomime: true, drawing: false };
    expect(upgraded(asWrittenThen('imaginarium', 'required')).clues).toEqual(performed);
  });

  it('[L8] whatever they did not say is as it was: all cards, the cell alone, unseen cards first', () => {
    const rules = upgraded(asWrittenThen('imaginarium', 'allowed'));
    expect(rules).toEqual({ ...PRESETS.imaginarium, cards: null, cellAlone: true, unseenFirst: true });
    expect(checkRules(rules, 64, 5)).toEqual([]);
    expect(upgraded(PRESETS.dixit)).toBe(PRESETS.dixit);
  });

  it('[L8] [C1] [S22] [S23] before a box, swapped hands and own words were asked about there were none', () => {
    const { ownWords: _, paper: __, swapOnce: ___, ...former } = PRESETS.dixit;
    expect(upgraded(former)).toEqual(PRESETS.dixit);
  });

  it('[L8] may still be asked for, and are kept in today\u2019s words', () => {
    const each = lobby().does({
      type: 'changeRules',
      by: 'ana',
      rules: asWrittenThen('dixit', 'required'),
      decks: [{ id: 'paper', cards: 84 }],
    });
    expect(each.state.rules.clues).toMatchObject({ text: false, song: true });
    expect(each.last).toMatchObject([{ type: 'rulesChanged', rules: { cards: null } }]);
    expect(replay(each.log)).toMatchObject({ ok: true });
  });
});

describe('logs of games opened before', () => {
  const folder = new URL('../replays/', import.meta.url);
  const logs = readdirSync(folder).filter((file) => file.startsWith('v1-') && file.endsWith('.json'));
  const read = (file: string) => {
    const result = readLog(JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
    if (!result.ok) throw new Error(result.why);
    return result.log;
  };

  it('[L8] have every custom that has changed since', () => {
    const text = JSON.stringify(logs.map(read));
    expect(logs.length).toBeGreaterThan(5);
    for (const sign of ['"performance":"allowed"', '"performance":"required"', '"firstStays":true'])
      expect(text).toContain(sign);
    // A bot and a stand-in mime, a poem loses its lines, somebody leaves before a named first storyteller.
    expect(text).toContain('"by":"robot","card":');
    expect(text).toMatch(/"standInFor":1\},"card":\d+,"clue":\{"kind":"pantomime"/);
    expect(text).toContain('Раз\\nдва\\r\\nтри\\tчетыре');
    expect(text).toContain('"text":"Раз два  три четыре"');
    expect(text).not.toContain('"revision":3');
  });

  it.each(logs)('[L8] %s folds to rules of today, and is decided as it was', (file) => {
    const { entries } = read(file);
    const { rules, revision } = fold(entries);
    expect(revision).toBeLessThan(3);
    expect(rules).not.toHaveProperty('performance');
    expect(Object.keys(rules).sort()).toEqual(Object.keys(PRESETS.dixit).sort());
  });

  it.each(logs)('[L8] %s: its seals are those it was given', (file) => {
    let before = '';
    for (const { seq, command, events, hash } of read(file).entries) {
      expect(sealed(before, seq, command, events).hash).toBe(hash);
      before = hash;
    }
  });
});
