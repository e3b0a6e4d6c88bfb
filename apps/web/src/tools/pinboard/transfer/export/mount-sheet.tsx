import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { BoardSheet, type SheetLabels } from './BoardSheet';
import classes from './BoardSheet.module.css';
import type { DrawnBoard } from './drawn-board';

/** A picture that does not come must not keep the rest waiting for ever. */
const PICTURES_WITHIN_MS = 15_000;

export interface MountedSheet {
  sheet: HTMLElement;
  unmount: () => void;
}

/** Renders the board off-screen, with its fonts and pictures loaded. */
export async function mountSheet(board: DrawnBoard, words: SheetLabels, shape: 'picture' | 'paper'): Promise<MountedSheet> {
  const place = document.createElement('div');
  place.className = (shape === 'picture' ? classes.aside : classes.printed) ?? '';
  place.setAttribute('aria-hidden', 'true');
  document.body.append(place);
  const root = createRoot(place);
  flushSync(() => root.render(<BoardSheet board={board} words={words} shape={shape} />));
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
