/**
 * What one character is. Every check of a text is a walk over its characters that asks these: so each takes time in
 * proportion to the text, whatever was typed, and a test counts the questions.
 */
const isOneOf =
  (set: RegExp) =>
  (character: string | undefined): boolean =>
    character !== undefined && set.test(character);

export const isSpace = isOneOf(/\s/u);
/** Tabs, line ends and the like, which are shown as a space. */
export const isControl = isOneOf(/[\p{Cc}\u2028\u2029]/u);
/** Turns the direction of what follows, or is half a character. */
export const isDisturbing = isOneOf(/[\u202A-\u202E\u2066-\u2069\p{Cs}]/u);
export const isMark = isOneOf(/\p{M}/u);
/** Whatever is seen: neither a space, nor a sign for the typesetter alone, nor a blank that passes for a letter. */
export const isVisible = isOneOf(/[^\s\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u);

/** A word begins with one. */
export const isLetter = isOneOf(/[\p{L}\p{N}]/u);
/** Letters, their marks, and what joins or breaks them unseen. */
export const isInWord = isOneOf(/[\p{L}\p{M}\p{N}\u00AD\u200C\u200D]/u);
export const isHyphenOrApostrophe = isOneOf(/[-\u2010\u2011'\u2018\u2019\u00B4\u0060\u2032\uFF07]/u);
/** Emoji are made of these: keycaps, and the letter i as a sign. */
export const isKeycapBase = isOneOf(/[0-9#*]/u);

export const isOpening = isOneOf(/[\s\p{Ps}\p{Pi}\p{Pf}"'\uFF02\uFF07\u0060\u200B-\u200F\u2060\uFEFF]/u);
export const isClosing = isOneOf(
  /[\uFE0F\s\p{Pe}\p{Pf}\p{Pi}"'\uFF02\uFF07\u201E\u201A\u0060\u00B4\u200B-\u200F\u2060\uFEFF]/u,
);
export const isQuestionMark = isOneOf(
  /[?\uFF1F\u037E\u061F\u1367\u1945\u203D\u2047-\u2049\u2753\u2754\u2CFA\u2CFB\u2E2E\u2E54\uA60F\uA6F7\uFE16\uFE56\u{11143}]/u,
);
/** What may follow a question mark. */
export const isExclamation = isOneOf(/[!\uFF01\u203C\u00A1.\u2026]/u);
export const isGreek = isOneOf(/\p{Script=Greek}/u);
