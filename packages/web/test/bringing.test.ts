import './page.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OwnCardPictures } from '@fabula/protocol/own-decks.ts';
import type { Answered } from '../src/net/own-decks.ts';
import { Bringing } from '../src/own/bringing.svelte.ts';
import type { Brought, InLanguages } from '../src/own/brought.ts';

type Came = Answered<{ readonly card: OwnCardPictures }>;
const card = (id: string): Came => ({
  ok: true,
  value: { card: { id, large: '', medium: '', small: '', thumbhash: '' } },
});
const refused = (
  code: 'picture-corrupt' | 'deck-full' | 'too-busy' | 'unreached' | 'not-saved',
  later: number | null = null,
): Came => ({
  ok: false,
  refusal: code === 'deck-full' ? { code, most: 500 } : { code },
  later,
});

/** A server that answers as it was told to, by the words in the picture. */
class Post {
  readonly sent: string[] = [];
  readonly described: string[] = [];
  readonly answers = new Map<string, Came[]>();
  atOnce = 0;
  most = 0;
  readonly bring = async (
    _: string,
    picture: Blob,
    crop: object | null,
    signal: AbortSignal,
  ): Promise<Came> => {
    const name = await picture.text();
    this.sent.push(crop ? `${name} cut` : name);
    this.atOnce += 1;
    this.most = Math.max(this.most, this.atOnce);
    await new Promise((resolve) => setTimeout(resolve, 100));
    this.atOnce -= 1;
    if (signal.aborted) return refused('unreached');
    return this.answers.get(name)?.shift() ?? card(name);
  };
  readonly describe = async (_: string, id: string, language: string): Promise<Answered<null>> => {
    this.described.push(`${id} ${language}`);
    return { ok: true, value: null };
  };
}

const picture = (name: string, words: InLanguages = {}): Brought => ({
  name,
  read: async () => new Blob([name]),
  words: async () => words,
});
const stages = ({ parcels }: Bringing): string[] => parcels.map(({ name, stage }) => `${name} ${stage}`);

describe('pictures on their way', () => {
  let post: Post;
  let bringing: Bringing;
  beforeEach(() => {
    vi.useFakeTimers();
    post = new Post();
    bringing = new Bringing('own-x', post);
  });
  afterEach(() => vi.useRealTimers());

  it('go two at a time; what is refused is told, and the others go on', async () => {
    post.answers.set('b', [refused('picture-corrupt')]);
    bringing.bring(['a', 'b', 'c', 'd', 'e'].map((name) => picture(name)));
    expect(bringing.isBusy).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(stages(bringing)).toEqual(['a there', 'b refused', 'c there', 'd there', 'e there']);
    expect(post.most).toBe(2);
    expect(bringing.isBusy).toBe(false);
    expect(bringing.arrived.map(({ id }) => id)).toEqual(['a', 'c', 'd', 'e']);
    bringing.clearRefused();
    expect(bringing.parcels).toHaveLength(4);
  });

  it('wait as long as the server says, and are sent again', async () => {
    post.answers.set('a', [refused('too-busy', 20)]);
    bringing.bring(['a', 'b', 'c'].map((name) => picture(name)));
    await vi.advanceTimersByTimeAsync(5000);
    expect(stages(bringing)).toEqual(['a waiting', 'b there', 'c waiting']);
    expect(bringing.held).toEqual({ code: 'too-busy' });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(stages(bringing)).toEqual(['a there', 'b there', 'c there']);
    expect(bringing.held).toBeNull();
  });

  it('are not refused as twice where only the answer was lost', async () => {
    const twice: Came = { ok: false, refusal: { code: 'picture-twice', card: 'c1' }, later: null };
    post.answers.set('a', [refused('unreached'), twice]);
    post.answers.set('b', [twice]);
    bringing.bring([picture('a'), picture('b')]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(stages(bringing)).toEqual(['a there', 'b refused']);
    expect(bringing.sourceOf('c1')?.name).toBe('a');
  });

  it('stay away, all of them, once the deck is full', async () => {
    post.answers.set('b', [refused('deck-full')]);
    bringing.bring(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => picture(name)));
    await vi.advanceTimersByTimeAsync(1000);
    // The third was on its way already.
    const others = ['d refused', 'e refused', 'f refused'];
    expect(stages(bringing)).toEqual(['a there', 'b refused', 'c there', ...others]);
    expect(post.sent).toEqual(['a', 'b', 'c']);
  });

  it('can be stopped; what is there stays', async () => {
    bringing.bring(['a', 'b', 'c', 'd'].map((name) => picture(name)));
    await vi.advanceTimersByTimeAsync(150);
    bringing.cancel();
    await vi.advanceTimersByTimeAsync(1000);
    expect(stages(bringing)).toEqual(['a there', 'b there']);
    expect(post.sent).toEqual(['a', 'b', 'c', 'd']);
    bringing.bring([picture('e')]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(stages(bringing)).toEqual(['a there', 'b there', 'e there']);
  });

  it('that are too large, empty or cannot be read are not sent at all', async () => {
    const large = { ...picture('large'), read: async () => ({ size: 26 * 1024 * 1024 }) as Blob };
    const empty = { ...picture('empty'), read: async () => new Blob([]) };
    const locked = { ...picture('locked'), read: async () => ({ code: 'entry-locked' }) as const };
    const lost = { ...picture('lost'), read: () => Promise.reject(new Error('gone')) };
    bringing.bring([large, empty, locked, lost]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(bringing.parcels.map(({ fault }) => fault?.code)).toEqual([
      'picture-too-big',
      'not-a-picture',
      'entry-locked',
      'unreadable',
    ]);
    expect(post.sent).toEqual([]);
  });

  it('have their words told after them, and the part that was chosen sent with them', async () => {
    bringing.bring([picture('a', { en: { alt: 'A' }, ru: { alt: 'А' } })], {
      x: 0,
      y: 0,
      width: 1,
      height: 1,
    });
    await vi.advanceTimersByTimeAsync(1000);
    expect(post.sent).toEqual(['a cut']);
    expect(post.described).toEqual(['a en', 'a ru']);
    bringing.forget('a');
    expect([bringing.parcels, bringing.arrived]).toEqual([[], []]);
  });

  it('that could not be saved can be tried again', async () => {
    post.answers.set('a', [refused('not-saved')]);
    bringing.bring([picture('a')]);
    await vi.advanceTimersByTimeAsync(500);
    expect(stages(bringing)).toEqual(['a refused']);
    const [parcel] = bringing.parcels;
    if (parcel) bringing.tryAgain(parcel);
    await vi.advanceTimersByTimeAsync(500);
    expect(stages(bringing)).toEqual(['a there']);
  });
});
