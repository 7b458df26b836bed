import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PUBLIC_PARTS, OWN_PARTS } from '@fabula/engine/view.ts';
import { describe, expect, it } from 'vitest';
import { CLIENT_MESSAGE_TYPES } from '../src/client-messages.ts';
import { deckSentencesEn } from '../src/messages/own-decks.en.ts';
import { en } from '../src/messages/en.ts';
import { BYE_REASONS } from '../src/server-messages.ts';
import { REACTIONS } from '../src/table.ts';
import { PROTOCOL } from '../src/version.ts';

const page = readFileSync(join(import.meta.dirname, '../../../docs/protocol.md'), 'utf8');
const ERRORS = ['not-json', 'not-a-message', 'unknown-type', 'bad-fields', 'binary', 'too-long', 'too-fast'];
const SERVER_KEYS = [
  'welcome',
  'view',
  'set',
  'ack',
  'reject',
  'table',
  'muted',
  'say',
  'said',
  'react',
  'whisper',
  'whispers',
  'glance',
  'played',
  'audience',
  'timeUp',
  'error',
  'bye',
];

describe('docs/protocol.md', () => {
  it('has a row for every client message, and for no other', () => {
    const section = page.slice(page.indexOf('## Client messages'), page.indexOf('## Server messages'));
    const rows = [...section.matchAll(/^\| `(\w+)` \|/gm)].map(([, type]) => type);
    expect(rows).toEqual(CLIENT_MESSAGE_TYPES);
  });

  it.each([
    ['rejection', Object.keys(en)],
    ['goodbye', BYE_REASONS],
    ['error', ERRORS],
    ['reaction', REACTIONS],
    ['part of a view', [...Object.keys(PUBLIC_PARTS), ...Object.keys(OWN_PARTS)]],
    ['key of a server message', SERVER_KEYS],
    ['refusal of own decks', Object.keys(deckSentencesEn)],
  ])('names every %s', (_, words) => {
    const missing = words.filter((word) => !page.includes(`\`${word}\``) && !page.includes(`\`${word}?\``));
    expect(missing).toEqual([]);
  });

  it('says which version it is about', () => {
    expect(page).toContain(`This is protocol version ${PROTOCOL}.`);
  });
});
