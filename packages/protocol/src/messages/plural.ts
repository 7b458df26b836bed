/** "1 card", "2 cards". */
export const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

const RUSSIAN = new Intl.PluralRules('ru');

/** 1 карта, 2 карты, 5 карт. */
export function countedRu(count: number, one: string, few: string, many: string): string {
  const rule = RUSSIAN.select(count);
  return `${count} ${rule === 'one' ? one : rule === 'few' ? few : many}`;
}
