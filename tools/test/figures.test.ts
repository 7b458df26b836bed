/** What Prometheus watches and Grafana shows is what the server prints. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { en } from '@fabula/protocol/messages/en.ts';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { setUp } from '../../packages/server/test/tabletop.ts';

const read = (name: string): string =>
  readFileSync(join(import.meta.dirname, '../../deploy/monitoring', name), 'utf8');

/** Words of the language, and what Prometheus knows by itself. */
const NOT_OURS = new Set(['by', 'or', 'and', 'unless', 'on', 'up']);

/** The names of what is measured in an expression of Prometheus. */
function measuresIn(expression: string): string[] {
  const bare = expression
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, ' ')
    .replaceAll(/\bby\s*\([^)]*\)/g, ' ');
  return [...bare.matchAll(/[a-z_:][\w:]*(?!\w|\s*\()/gi)]
    .map(([name]) => name)
    .filter((name) => !NOT_OURS.has(name) && !/^e\d*$/.test(name));
}

describe('figures', () => {
  interface Rules {
    readonly groups: readonly { readonly rules: readonly { readonly expr: string }[] }[];
  }
  interface Dashboard {
    readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[];
  }
  const alerts = (parse(read('alerts.yml')) as Rules).groups.flatMap(({ rules }) => rules);
  const panels = (JSON.parse(read('dashboard.json')) as Dashboard).panels.flatMap(({ targets }) => targets);

  it('are found in an expression', () => {
    expect(
      measuresIn('sum by (code) (rate(a_total{b="c_total"}[2m])) / time() > 1.5e9 or up{job="x"} == 0'),
    ).toEqual(['a_total']);
  });

  it('of alerts and the dashboard are all printed by the server, and all it prints are on the dashboard', async () => {
    const tabletop = await setUp();
    const text = await (await fetch(`${tabletop.http}/metrics`)).text();
    await tabletop.stop();
    const printed = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name).sort();
    const shown = new Set(panels.flatMap(({ expr }) => measuresIn(expr)));
    const watched = new Set(alerts.flatMap(({ expr }) => measuresIn(expr)));
    expect(watched.size).toBeGreaterThan(5);
    expect([...watched].filter((name) => !printed.includes(name))).toEqual([]);
    expect([...shown].sort()).toEqual(printed);
  });

  it('are asked for by codes there are', () => {
    const codes = [...alerts, ...panels].flatMap(({ expr }) =>
      [...expr.matchAll(/code="([^"]+)"/g)].map(([, code = '']) => code),
    );
    expect(codes).toContain('not-saved');
    for (const code of codes) expect(Object.keys(en)).toContain(code);
  });
});
