import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { retryWhenOnline } from './retry-when-online';

const page = new EventTarget();
const network = { onLine: true };

beforeEach(() => {
  vi.useFakeTimers();
  network.onLine = true;
  vi.stubGlobal('navigator', network);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('what did not get through is tried again, with longer pauses, until nothing waits', async () => {
  const send = vi
    .fn<() => Promise<boolean>>()
    .mockRejectedValueOnce(new TypeError('no answer'))
    .mockResolvedValueOnce(true)
    .mockResolvedValue(false);
  retryWhenOnline(send);
  await vi.advanceTimersByTimeAsync(3999);
  expect(send).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(send).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(7999);
  expect(send).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(send).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(send).toHaveBeenCalledTimes(3);
});

it('without a network nobody is asked; when it is back at once', async () => {
  const send = vi.fn<() => Promise<boolean>>().mockResolvedValue(true);
  network.onLine = false;
  retryWhenOnline(send);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(send).not.toHaveBeenCalled();
  network.onLine = true;
  page.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(send).toHaveBeenCalledOnce();
  network.onLine = false;
  await vi.advanceTimersByTimeAsync(4000);
  expect(send).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(send).toHaveBeenCalledTimes(2);
});

it('what has come to wait since is sent at once', async () => {
  const send = vi.fn<() => Promise<boolean>>().mockResolvedValue(false);
  const again = retryWhenOnline(send);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(send).toHaveBeenCalledOnce();
  again();
  await vi.advanceTimersByTimeAsync(0);
  expect(send).toHaveBeenCalledTimes(2);
});
