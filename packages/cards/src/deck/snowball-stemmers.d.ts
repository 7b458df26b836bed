declare module 'snowball-stemmers' {
  export function newStemmer(language: 'english' | 'russian'): { stem(word: string): string };
}
