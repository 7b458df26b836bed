/** What is kept of a table besides its games. Names are not: they belong to players, who may have them deleted. */
import { LEVELS } from '@fabula/bots/brain.ts';
import { CHARACTER_IDS } from '@fabula/bots/characters.ts';
import { LANGUAGES } from '@fabula/protocol/table.ts';
import * as v from 'valibot';
import { readDocument } from './documents.ts';

const id = v.string();

const handover = v.object({
  /** SHA-256 of the secret in the link. */
  hash: v.string(),
  from: id,
  until: v.number(),
});
export type Handover = Readonly<v.InferOutput<typeof handover>>;

const form = v.pipe(
  v.object({
    code: v.string(),
    /** The game on the table now. */
    game: id,
    /** Those played before, the oldest first. */
    games: v.pipe(v.array(id), v.readonly()),
    language: v.picklist(LANGUAGES),
    listed: v.boolean(),
    chat: v.boolean(),
    banned: v.pipe(v.array(id), v.readonly()),
    bots: v.record(id, v.object({ character: v.picklist(CHARACTER_IDS), level: v.picklist(LEVELS) })),
    /** By viewer: whom they do not want to hear. */
    mutes: v.record(id, v.pipe(v.array(id), v.readonly())),
    handovers: v.pipe(v.array(handover), v.readonly()),
    /** By the host: nobody comes in. */
    closed: v.optional(v.boolean(), false),
  }),
  v.readonly(),
);
export type TableDoc = v.InferOutput<typeof form>;

export const TABLES = 'table';

export const readTableDoc = (code: string, text: string): TableDoc =>
  readDocument(`table ${code}`, text, form);
