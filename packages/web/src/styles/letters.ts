/** What a table is written in, besides plain text. */
const FACES = [
  '500 1em "Alegreya SC"',
  '700 1em Alegreya',
  'italic 600 1em Alegreya',
  '500 1em "Alegreya Sans"',
  '700 1em "Alegreya Sans"',
] as const;

/** While the server is greeted nothing else comes; later these letters would share the network with the first picture. */
export function fetchLetters(text: string): void {
  for (const face of FACES) document.fonts.load(face, text).catch(() => undefined);
}
