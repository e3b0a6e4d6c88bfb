import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { type SheetWords, WallSheet } from './WallSheet';
import classes from './WallSheet.module.css';
import type { Wall } from './wall';

/** A picture that does not come must not keep the rest waiting for ever. */
const PICTURES_WITHIN_MS = 15_000;

export interface MountedSheet {
  sheet: HTMLElement;
  unmount: () => void;
}

/** Draws the wall where nobody sees it, with its fonts and pictures loaded. */
export async function mountSheet(wall: Wall, words: SheetWords, shape: 'picture' | 'paper'): Promise<MountedSheet> {
  const place = document.createElement('div');
  place.className = (shape === 'picture' ? classes.aside : classes.printed) ?? '';
  place.setAttribute('aria-hidden', 'true');
  document.body.append(place);
  const root = createRoot(place);
  flushSync(() => root.render(<WallSheet wall={wall} words={words} shape={shape} />));
  const pictures = [...place.querySelectorAll('img')].map((picture) => picture.decode().catch(() => undefined));
  await Promise.race([Promise.all([...pictures, document.fonts.ready]), new Promise((resolve) => setTimeout(resolve, PICTURES_WITHIN_MS))]);
  return {
    sheet: place.firstElementChild as HTMLElement,
    unmount: () => {
      root.unmount();
      place.remove();
    },
  };
}
