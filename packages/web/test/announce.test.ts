/** The live region says what is so now. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announce, announced, retract } from '../src/game/announce.svelte.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('announcements', () => {
  it('what is said within a moment is read in one go', () => {
    announce('The clue: “snow”');
    announce('Which picture is Tom’s?');
    vi.runAllTimers();
    expect(announced()).toBe('The clue: “snow” Which picture is Tom’s?');
  });

  it('what is no longer so is found by nobody', () => {
    announce('Waiting for Ana and Leo');
    vi.runAllTimers();
    retract('Waiting for Tom');
    expect(announced()).toBe('Waiting for Ana and Leo');
    retract('Waiting for Ana and Leo');
    expect(announced()).toBe('');
  });
});
