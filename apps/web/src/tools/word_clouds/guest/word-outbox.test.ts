import type { Item } from '@murmel/contracts';
import { ORPCError } from '@orpc/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWordOutbox, type QueuedWord, type WordOutbox } from './word-outbox';
import { leftoverWords, wordsWork } from './words-persister';

describe('createOutbox', () => {
  let send: ReturnType<typeof vi.fn<(word: QueuedWord, waited: boolean) => Promise<string>>>;
  let kept: readonly QueuedWord[];
  const onSent = vi.fn<(answer: string) => void>();
  const onRefused = vi.fn<(word: QueuedWord, error: ORPCError<string, unknown>) => void>();
  const outboxes: WordOutbox[] = [];

  const open = (): WordOutbox => {
    const outbox = createWordOutbox({ send, onChange: (words) => (kept = words), onSent, onRefused });
    outboxes.push(outbox);
    return outbox;
  };

  beforeEach(() => {
    vi.useFakeTimers();
    kept = [];
    send = vi.fn((word: QueuedWord) => Promise.resolve(`sent ${word.text}`));
  });
  afterEach(() => {
    outboxes.splice(0).forEach((outbox) => outbox.close());
    vi.clearAllMocks();
    vi.useRealTimers();
  });

  it('sends a word once and keeps nothing of it', async () => {
    const outbox = open();
    outbox.add('Wasser');
    expect(kept).toMatchObject([{ text: 'Wasser' }]);
    await vi.runAllTimersAsync();
    expect(onSent.mock.calls).toEqual([['sent Wasser']]);
    expect(kept).toEqual([]);
    expect(outbox.waiting()).toEqual([]);
    expect(send.mock.calls[0]![1]).toBe(false);
  });

  it('tries again with the same key while the network is away, in the order of typing', async () => {
    send.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockRejectedValueOnce(new ORPCError('UNAVAILABLE', { status: 503 }));
    const outbox = open();
    outbox.add('Wasser');
    outbox.add('Licht');
    await vi.runAllTimersAsync();
    expect(send.mock.calls.map(([word]) => word.text)).toEqual(['Wasser', 'Wasser', 'Wasser', 'Licht']);
    expect(new Set(send.mock.calls.map(([word]) => word.key)).size).toBe(2);
    expect(onRefused).not.toHaveBeenCalled();
  });

  it('does not wait for its pause when the network is back', async () => {
    send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const outbox = open();
    outbox.add('Wasser');
    await vi.advanceTimersByTimeAsync(0);
    outbox.flush();
    await vi.advanceTimersByTimeAsync(0);
    expect(onSent).toHaveBeenCalledTimes(1);
  });

  it('sends what an earlier page could not, with the keys of then, before what is typed now, and says that it waited', async () => {
    const outbox = open();
    outbox.bring([]);
    expect(send).not.toHaveBeenCalled();
    send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    outbox.add('Licht');
    await vi.advanceTimersByTimeAsync(0);
    const earlier = { key: 'then', text: 'Pilze' };
    outbox.bring([earlier, earlier]);
    expect(kept.map(({ text }) => text)).toEqual(['Pilze', 'Licht']);
    await vi.runAllTimersAsync();
    expect(send.mock.calls.map(([word, waited]) => [word.text, waited])).toEqual([
      ['Licht', false],
      ['Pilze', true],
      ['Licht', true],
    ]);
    expect(send.mock.calls[1]![0]).toEqual(earlier);
    expect(kept).toEqual([]);
  });

  it('gives a refused word back and goes on with the next', async () => {
    send.mockRejectedValueOnce(new ORPCError('FORBIDDEN', { status: 403 }));
    const outbox = open();
    outbox.add('zu spät');
    outbox.add('Licht');
    await vi.runAllTimersAsync();
    expect(onRefused.mock.calls.map(([word, error]) => [word.text, error.code])).toEqual([['zu spät', 'FORBIDDEN']]);
    expect(onSent).toHaveBeenCalledTimes(1);
    expect(outbox.waiting()).toEqual([]);
  });
});

describe('what a device keeps of words', () => {
  const item = { id: 'cloud-1', title: 'Wald' } as Item;
  const words = [
    { key: 'a', text: 'Pilze' },
    { key: 'b', text: 'Moos' },
  ];

  it('is sent under the same keys without its page, and comes back in the order of typing', () => {
    const work = wordsWork(item, words)!;
    expect(work).toMatchObject({ item, unsent: true, text: 'Pilze\nMoos' });
    expect(work.calls).toEqual([
      { path: ['wordClouds', 'addWord'], input: { id: 'cloud-1', words: 'Pilze' }, key: 'a' },
      { path: ['wordClouds', 'addWord'], input: { id: 'cloud-1', words: 'Moos' }, key: 'b' },
    ]);
    expect(leftoverWords([{ item, value: work.value }])).toEqual(words);
    expect(wordsWork(item, [])).toBeNull();
  });

  it('is nothing where it is not readable', () => {
    expect(
      leftoverWords([
        { item: undefined, value: { key: 1 } },
        { item: undefined, value: [null, { key: 1, text: 'x' }] },
      ]),
    ).toEqual([]);
  });
});
