import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announce, announced, fallSilent } from '../src/game/announce.svelte.ts';
import { isToBeSaid } from '../src/game/last-seconds.ts';

describe('what is announced', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    fallSilent();
    vi.useRealTimers();
  });
  const heard = (): string => {
    vi.advanceTimersByTime(1_000);
    return announced();
  };

  it('what comes within a moment is read in one go, each thing once', () => {
    announce('Tom sits down');
    announce('Leo sits down');
    announce('Tom sits down');
    expect(heard()).toBe('Leo sits down Tom sits down');
  });

  it('a phase that has passed meanwhile is not spoken of', () => {
    announce('Which of your pictures fits?', 'moment');
    announce('Tom: “Hello”');
    announce('Which picture is Ana’s?', 'moment');
    expect(heard()).toBe('Tom: “Hello” Which picture is Ana’s?');
  });

  it('words are found when they are read: what a heading says by itself is left out', () => {
    let isRead = false;
    announce(() => (isRead ? '' : 'Your turn'), 'moment');
    isRead = true;
    expect(heard()).toBe('');
  });

  it('nothing of a table that was left', () => {
    announce('Which picture is Ana’s?', 'moment');
    expect(heard()).not.toBe('');
    announce('Waiting for Tom', 'moment');
    fallSilent();
    expect(heard()).toBe('');
  });
});

describe('time that runs out', () => {
  const spoken = (from: number): number[] => {
    const said: number[] = [];
    for (let left = from, before: number | null = null; left >= 0; before = left, left -= 1)
      if (isToBeSaid(before, left)) said.push(left);
    return said;
  };

  it('is spoken at 30 and at 10 seconds, and not when it is over', () => {
    expect(spoken(60)).toEqual([30, 10]);
    expect(spoken(20)).toEqual([10]);
  });

  it('is spoken late rather than not at all, and not to somebody who has just come', () => {
    expect(isToBeSaid(33, 27)).toBe(true);
    expect(isToBeSaid(null, 27)).toBe(false);
    expect(isToBeSaid(11, 0)).toBe(false);
  });
});
