import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAutosave } from './autosave';

interface Fields {
  title: string;
  language: string;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server whose answers the test gives by hand. */
function server() {
  const requests: { fields: Partial<Fields>; answer: () => void; fail: () => void }[] = [];
  const save = (fields: Partial<Fields>): Promise<void> =>
    new Promise((resolve, reject) => requests.push({ fields, answer: resolve, fail: () => reject(new Error('no network')) }));
  return { requests, save };
}

describe('autosave', () => {
  it('sends one request for a word, not one per letter', async () => {
    const { requests, save } = server();
    const states: string[] = [];
    const autosave = createAutosave<Fields>(save, () => states.push(autosave.state()));
    autosave.change({ title: 'W' }, 800);
    await vi.advanceTimersByTimeAsync(500);
    autosave.change({ title: 'Wald' }, 800);
    await vi.advanceTimersByTimeAsync(799);
    expect(requests).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests.map(({ fields }) => fields)).toEqual([{ title: 'Wald' }]);
    requests[0]?.answer();
    await vi.advanceTimersByTimeAsync(0);
    expect(autosave.state()).toBe('saved');
    expect(states).not.toContain('failed');
  });

  it('keeps requests in order: the second waits for the first', async () => {
    const { requests, save } = server();
    const autosave = createAutosave<Fields>(save, () => undefined);
    autosave.change({ title: 'a' }, 0);
    await vi.advanceTimersByTimeAsync(0);
    autosave.change({ title: 'b' }, 0);
    await vi.advanceTimersByTimeAsync(10);
    expect(requests).toHaveLength(1);
    requests[0]?.answer();
    await vi.advanceTimersByTimeAsync(0);
    expect(requests.map(({ fields }) => fields)).toEqual([{ title: 'a' }, { title: 'b' }]);
    expect(autosave.state()).toBe('saving');
    requests[1]?.answer();
    await vi.advanceTimersByTimeAsync(0);
    expect(autosave.state()).toBe('saved');
  });

  it('keeps what failed and sends it again, newer values winning', async () => {
    const { requests, save } = server();
    const autosave = createAutosave<Fields>(save, () => undefined);
    autosave.change({ title: 'a', language: 'de' }, 0);
    await vi.advanceTimersByTimeAsync(0);
    requests[0]?.fail();
    await vi.advanceTimersByTimeAsync(0);
    expect(autosave.state()).toBe('failed');
    autosave.change({ title: 'b' }, 0);
    await vi.advanceTimersByTimeAsync(0);
    expect(requests[1]?.fields).toEqual({ title: 'b', language: 'de' });
  });

  it('flush sends at once and does nothing when nothing waits', async () => {
    const { requests, save } = server();
    const autosave = createAutosave<Fields>(save, () => undefined);
    autosave.flush();
    autosave.change({ language: 'en' }, 800);
    autosave.flush();
    await vi.advanceTimersByTimeAsync(2000);
    expect(requests.map(({ fields }) => fields)).toEqual([{ language: 'en' }]);
  });
});
