import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastQueue } from './toast-queue';

describe('toast queue', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());
  const texts = (queue: ReturnType<typeof createToastQueue>) => queue.visible().map((toast) => toast.text);

  it('[FLA-02] shows three at once; the fourth waits and then gets its full time', () => {
    const queue = createToastQueue();
    ['a', 'b', 'c', 'd'].forEach((text) => queue.show({ tone: 'success', text }));
    expect(texts(queue)).toEqual(['a', 'b', 'c']);
    vi.advanceTimersByTime(5000);
    expect(texts(queue)).toEqual(['d']);
    vi.advanceTimersByTime(4999);
    expect(texts(queue)).toEqual(['d']);
    vi.advanceTimersByTime(1);
    expect(texts(queue)).toEqual([]);
  });

  it('keeps an alert until it is closed', () => {
    const queue = createToastQueue();
    const id = queue.show({ tone: 'alert', text: 'a' });
    vi.advanceTimersByTime(600_000);
    expect(texts(queue)).toEqual(['a']);
    queue.dismiss(id);
    expect(texts(queue)).toEqual([]);
  });

  it('stops the time while paused and goes on with what was left', () => {
    const queue = createToastQueue();
    queue.show({ tone: 'info', text: 'a' });
    vi.advanceTimersByTime(3000);
    queue.pause();
    vi.advanceTimersByTime(60_000);
    queue.show({ tone: 'info', text: 'b' });
    expect(texts(queue)).toEqual(['a', 'b']);
    queue.resume();
    vi.advanceTimersByTime(1999);
    expect(texts(queue)).toEqual(['a', 'b']);
    vi.advanceTimersByTime(1);
    expect(texts(queue)).toEqual(['b']);
  });

  it('replaces the message of the same id and begins its time anew', () => {
    const queue = createToastQueue();
    queue.show({ id: 'saved', tone: 'success', text: 'a' });
    vi.advanceTimersByTime(4000);
    queue.show({ id: 'saved', tone: 'success', text: 'b' });
    expect(texts(queue)).toEqual(['b']);
    vi.advanceTimersByTime(4000);
    expect(texts(queue)).toEqual(['b']);
    vi.advanceTimersByTime(1000);
    expect(texts(queue)).toEqual([]);
  });

  it('tells its listeners, and gives the same list while nothing changes', () => {
    const queue = createToastQueue();
    const listener = vi.fn();
    const stop = queue.subscribe(listener);
    queue.show({ tone: 'info', text: 'a' });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(queue.visible()).toBe(queue.visible());
    stop();
    queue.show({ tone: 'info', text: 'b' });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
