/** How a wish ends. Null: done, nothing more to say. */
import type { Rejection } from '@fabula/protocol/rejections.ts';

export type Result = { readonly rejection: Rejection } | { readonly secret: string } | null;

export const refused = (rejection: Rejection): Result => ({ rejection });
