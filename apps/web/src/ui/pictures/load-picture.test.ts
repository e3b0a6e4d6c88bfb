import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** Part of an image element that is used here. */
class Image extends EventTarget {
  src = '';
  srcset = '';
  style = { opacity: '' };
  come = (): boolean => this.dispatchEvent(new Event('load'));
  fail = (): boolean => this.dispatchEvent(new Event('error'));
}

/** The browser's watch over what is seen; `see` and `lose` are its reports. */
let watches: { margins: IntersectionObserverInit; watched: Set<unknown>; report(seen: boolean, ...targets: Image[]): void }[];

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  watches = [];
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      watched = new Set<unknown>();
      constructor(tell: (entries: object[]) => void, margins: IntersectionObserverInit) {
        const { watched } = this;
        const report = (isIntersecting: boolean, ...targets: Image[]) =>
          tell(targets.filter((target) => watched.has(target)).map((target) => ({ target, isIntersecting })));
        watches.push({ margins, watched, report });
      }
      observe = (element: unknown): unknown => this.watched.add(element);
      unobserve = (element: unknown): unknown => this.watched.delete(element);
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const page = new EventTarget();

/** An image that loads, what it said of itself, and how it is ended. */
async function loading(address: string, widths?: string) {
  const { loadPicture } = await import('./load-picture');
  const image = new Image();
  const states: string[] = [];
  const end = loadPicture(image as unknown as HTMLImageElement, { address, widths }, (state) => states.push(state));
  return { image, states, end };
}
const see = (...images: Image[]): void => {
  watches[0]?.report(true, ...images);
  vi.advanceTimersByTime(0);
};

describe('[FLA-04] a picture', () => {
  it('is loading, then loaded', async () => {
    const { image, states } = await loading('/a');
    expect([states, image.src]).toEqual([['loading'], '']);
    see(image);
    expect(image.src).toBe('/a');
    image.come();
    expect(states).toEqual(['loading', 'loaded']);
  });

  it('is asked for three times, each under another address, then it is an error', async () => {
    const { image, states } = await loading('/a?inline', '/s 320w, /a?inline 1920w');
    see(image);
    expect([image.src, image.srcset]).toEqual(['/a?inline', '/s 320w, /a?inline 1920w']);
    image.fail();
    vi.advanceTimersByTime(1000);
    expect([image.src, image.srcset]).toEqual(['/a?inline&try=1', '/s?try=1 320w, /a?inline&try=1 1920w']);
    image.fail();
    vi.advanceTimersByTime(3999);
    expect([image.src, image.style.opacity]).toEqual(['/a?inline&try=1', '0']);
    vi.advanceTimersByTime(1);
    expect(image.src).toBe('/a?inline&try=2');
    expect(states).not.toContain('error');
    image.fail();
    expect(states.at(-1)).toBe('error');
    vi.runAllTimers();
    expect([image.src, image.style.opacity]).toEqual(['/a?inline&try=2', '']);
  });

  it('that comes at the third attempt is loaded, and one that is gone from the page is asked for no more', async () => {
    const [one, other] = [await loading('/a'), await loading('/b')];
    see(one.image, other.image);
    for (const { image } of [one, other]) image.fail();
    other.end();
    vi.advanceTimersByTime(1000);
    one.image.fail();
    vi.advanceTimersByTime(4000);
    one.image.come();
    expect([one.states.at(-1), one.image.style.opacity]).toEqual(['loaded', '']);
    expect(other.image.src).toBe('/b');
  });
});

describe('[FLA-05] pictures', () => {
  it('come within 1.3 of the window, also inside what scrolls by itself', async () => {
    await loading('/a');
    expect(watches.map(({ margins }) => margins)).toEqual([{ rootMargin: '30%', scrollMargin: '30%' }]);
  });

  it('are looked at every 200 ms: of what was scrolled past nothing is asked for', async () => {
    const [first, passed, next, gone] = [await loading('/1'), await loading('/2'), await loading('/3'), await loading('/4')];
    see(first.image);
    expect(first.image.src).toBe('/1');
    see(passed.image, next.image, gone.image);
    vi.advanceTimersByTime(100);
    watches[0]?.report(false, passed.image);
    gone.end();
    vi.advanceTimersByTime(99);
    expect(next.image.src).toBe('');
    vi.advanceTimersByTime(1);
    expect([passed.image.src, next.image.src, gone.image.src]).toEqual(['', '/3', '']);
    see(passed.image);
    vi.advanceTimersByTime(200);
    expect(passed.image.src).toBe('/2');
    expect(watches[0]?.watched.size).toBe(0);
  });

  it('all come when the page goes to paper', async () => {
    const { image } = await loading('/far');
    page.dispatchEvent(new Event('beforeprint'));
    expect(image.src).toBe('/far');
  });

  it('are remembered, 200 of them: what came stands there at once when it is drawn again', async () => {
    const came = async (address: string): Promise<void> => {
      const { image } = await loading(address);
      see(image);
      vi.advanceTimersByTime(200);
      image.come();
    };
    for (let number = 0; number < 200; number += 1) await came(`/${number}`);
    // Seen again: it is not the oldest any more.
    (await loading('/0')).image.come();
    await came('/200');
    const again = await loading('/0');
    expect([again.states, again.image.src]).toEqual([['loaded'], '/0']);
    expect((await loading('/1')).states).toEqual(['loading']);
    expect((await loading('/2')).states).toEqual(['loaded']);
    again.image.fail();
    expect(again.states.at(-1)).toBe('loading');
    expect((await loading('/0')).states).toEqual(['loading']);
  });
});
