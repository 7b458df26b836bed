/** What a deck should hold, in order; written by hand in plan.json. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game, Language } from '../src/deck/format.ts';
import { deckFolder, slugs } from './folders.ts';

const planOf = (deck: string): string => join(deckFolder(deck), 'plan.json');

/** The decks that are meant for players. */
export const planned = (): string[] =>
  readdirSync(deckFolder('.')).filter((deck) => existsSync(planOf(deck)));

export interface Plan {
  id: string;
  name: Record<Language, string>;
  author: string;
  licence: string;
  game?: Game;
  cards: string[];
}

export function readPlan(deck: string): Plan {
  const file = planOf(deck);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Plan;
  return { id: deck, name: { en: deck, ru: deck }, author: '', licence: '', cards: slugs(deck) };
}

/** Cards with a scene, in the plan's order; those outside the plan come last. */
export function inOrder(deck: string): string[] {
  const { cards } = readPlan(deck);
  const place = (slug: string): number => (cards.includes(slug) ? cards.indexOf(slug) : cards.length);
  return slugs(deck).sort((a, b) => place(a) - place(b));
}
