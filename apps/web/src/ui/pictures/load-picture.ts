import { whenNear } from './when-near';

export type PictureState = 'loading' | 'loaded' | 'error';

/** Delays before retries in ms: three attempts in total. */
const PAUSES = [1000, 4000];
const REMEMBERED = 200;
/** Addresses that came, the one that was seen longest ago first. What is drawn again does not wait until it is near. */
const came = new Set<string>();

interface Wanted {
  address: string;
  /** the same in other widths, as `srcset` wants them */
  widths?: string | undefined;
}

/**
 * Loads a picture into an element when it is near what is seen, and tries again when it does not come.
 * @param tell hears of each state, of the first at once
 * @returns ends it
 */
export function loadPicture(image: HTMLImageElement, { address, widths }: Wanted, tell: (state: PictureState) => void): () => void {
  let tried = 0;
  let stop = (): void => undefined;
  const ask = (): void => {
    if (widths) image.srcset = widths.replace(/\S+(?= \d+w)/g, (one) => attemptAt(one, tried));
    image.src = attemptAt(address, tried);
  };
  const loaded = (): void => {
    remember(address);
    image.style.opacity = '';
    tell('loaded');
  };
  const failed = (): void => {
    came.delete(address);
    const pause = PAUSES[tried];
    // While it is asked for again, browsers would show a broken picture.
    image.style.opacity = pause === undefined ? '' : '0';
    tried += 1;
    tell(pause === undefined ? 'error' : 'loading');
    if (pause === undefined) return;
    const timer = setTimeout(ask, pause);
    stop = () => clearTimeout(timer);
  };
  image.addEventListener('load', loaded);
  image.addEventListener('error', failed);
  if (came.has(address)) {
    tell('loaded');
    ask();
  } else {
    tell('loading');
    stop = whenNear(image, ask);
  }
  return () => {
    stop();
    image.removeEventListener('load', loaded);
    image.removeEventListener('error', failed);
  };
}

/** Returns a different address for each attempt, because browsers cache a failure. */
function attemptAt(address: string, tried: number): string {
  return tried === 0 ? address : `${address}${address.includes('?') ? '&' : '?'}try=${tried}`;
}

function remember(address: string): void {
  came.delete(address);
  came.add(address);
  const [oldest] = came;
  if (came.size > REMEMBERED && oldest !== undefined) came.delete(oldest);
}
