import { ORPCError } from '@orpc/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOutbox, type Outbox, outboxKey, type Waiting } from './outbox';

const ITEM = 'cloud-1';

function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    key: () => null,
    length: 0,
  };
}

describe('createOutbox', () => {
  let storage: Storage;
  let send: ReturnType<typeof vi.fn<(word: Waiting) => Promise<string>>>;
  const onSent = vi.fn<(answer: string) => void>();
  const onRefused = vi.fn<(word: Waiting, error: ORPCError<string, unknown>) => void>();
  const outboxes: Outbox[] = [];

  const open = (): Outbox => {
    const outbox = createOutbox({ itemId: ITEM, storage, send, onChange: () => undefined, onSent, onRefused });
    outboxes.push(outbox);
    return outbox;
  };

  beforeEach(() => {
    vi.useFakeTimers();
    storage = memory();
    send = vi.fn((word: Waiting) => Promise.resolve(`sent ${word.text}`));
  });
  afterEach(() => {
    outboxes.splice(0).forEach((outbox) => outbox.close());
    vi.clearAllMocks();
    vi.useRealTimers();
  });

  it('sends a word once and keeps nothing of it', async () => {
    const outbox = open();
    outbox.add('Wasser');
    expect(storage.getItem(outboxKey(ITEM))).toContain('Wasser');
    await vi.runAllTimersAsync();
    expect(onSent.mock.calls).toEqual([['sent Wasser']]);
    expect(storage.getItem(outboxKey(ITEM))).toBeNull();
    expect(outbox.waiting()).toEqual([]);
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

  it('sends after a reload what was not sent before, with the key of then', async () => {
    send.mockRejectedValue(new TypeError('Failed to fetch'));
    const first = open();
    first.add('Pilze');
    await vi.advanceTimersByTimeAsync(0);
    first.close();
    send.mockReset();
    send.mockResolvedValue('sent');
    const second = open();
    expect(second.waiting()).toEqual(first.waiting());
    second.flush();
    await vi.runAllTimersAsync();
    expect(send.mock.calls[0]![0]).toMatchObject({ text: 'Pilze', key: first.waiting()[0]!.key });
    expect(storage.getItem(outboxKey(ITEM))).toBeNull();
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

  it('begins empty when what is kept is not readable', () => {
    storage.setItem(outboxKey(ITEM), '{"key":1}');
    expect(open().waiting()).toEqual([]);
    storage.setItem(outboxKey(ITEM), 'broken');
    expect(open().waiting()).toEqual([]);
  });
});
