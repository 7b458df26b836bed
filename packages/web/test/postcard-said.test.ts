/** Whoever asks for a postcard hears what becomes of it. */
import './page.ts';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Postcard } from '../src/game/postcard.svelte.ts';
import { toast } from '../src/game/toast.svelte.ts';
import { speak } from '../src/i18n/i18n.svelte.ts';
import { handOut } from '../src/net/share.ts';
import { eveningPostcard } from '../src/postcard/make.ts';
import { seen } from './table.ts';

vi.mock('../src/net/share.ts', () => ({ handOut: vi.fn() }));
vi.mock('../src/postcard/make.ts', () => ({ eveningPostcard: vi.fn(), roundPostcard: vi.fn() }));
const made = { file: new File([''], 'Fabula.jpg'), isWhole: true };

beforeAll(async () => void (await speak('en')));
beforeEach(() => {
  vi.mocked(handOut).mockReset().mockResolvedValue('saved');
  vi.mocked(eveningPostcard).mockReset().mockResolvedValue(made);
});

describe('a postcard', () => {
  it('is being painted, and then is saved, under a name', async () => {
    const postcard = new Postcard();
    const sent = postcard.send(seen(), null);
    expect(toast()).toBe('The postcard is being painted…');
    expect(postcard.busy).toBe(true);
    await sent;
    expect(toast()).toBe('Saved: Fabula.jpg');
    expect(postcard.busy).toBe(false);
  });

  it('says which pictures it did without', async () => {
    vi.mocked(eveningPostcard).mockResolvedValue({ ...made, isWhole: false });
    await new Postcard().send(seen(), null);
    expect(toast()).toContain('blurred');
  });

  it('says nothing more once it is shared, or the sheet was closed', async () => {
    vi.mocked(handOut).mockResolvedValue('shared');
    await new Postcard().send(seen(), null);
    expect(toast()).toBeNull();
  });

  it('says that it could not be made, and can be asked for again', async () => {
    vi.mocked(eveningPostcard).mockRejectedValueOnce(new Error('no canvas'));
    const postcard = new Postcard();
    await postcard.send(seen(), null);
    expect(toast()).toBe('The postcard could not be made. Please try again.');
    await postcard.send(seen(), null);
    expect(toast()).toContain('Saved');
  });

  it('asked for twice at once it is made once; kept for a second press it is not made again', async () => {
    vi.mocked(handOut).mockResolvedValueOnce('later');
    const postcard = new Postcard();
    await Promise.all([postcard.send(seen(), null), postcard.send(seen(), null)]);
    expect(toast()).toContain('press once more');
    await postcard.send(seen(), null);
    expect(eveningPostcard).toHaveBeenCalledOnce();
    expect(handOut).toHaveBeenLastCalledWith(made.file, true);
  });
});
