/** Documents that were written by an earlier start, perhaps of an earlier Fabula: read as what they are, never taken for what they should be. */
import * as v from 'valibot';

/** The version documents are written in. Those without one are of version 1. */
export const DOCUMENT_VERSION = 1;

export class BrokenDocument extends Error {
  constructor(what: string, why: string) {
    super(`The record of ${what} cannot be read: ${why}`);
    this.name = 'BrokenDocument';
  }
}

const version = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), DOCUMENT_VERSION);

/** A document of this form. Newer ones are refused: what they mean is not known here. */
export function readDocument<Form extends v.GenericSchema>(
  what: string,
  text: string,
  form: Form,
): v.InferOutput<Form> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new BrokenDocument(what, String(error));
  }
  const written = v.safeParse(v.object({ version }), value);
  if (!written.success) throw new BrokenDocument(what, 'it has no form');
  if (written.output.version > DOCUMENT_VERSION)
    throw new BrokenDocument(what, `it is of version ${written.output.version}, newer than this program`);
  const read = v.safeParse(form, value);
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new BrokenDocument(what, `${v.getDotPath(issue) ?? 'it'}: ${issue.message}`);
}

export const writeDocument = (document: object): string =>
  JSON.stringify({ version: DOCUMENT_VERSION, ...document });
