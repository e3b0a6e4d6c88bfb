import type { CodeDrawing } from '@murmel/contracts';
import { useEffect, useState } from 'react';
import { readPictures } from './read-pictures';
import { VIEWS, type View, viewsOf } from './views';

/** After the last change; a colour that is dragged is not read at each step. */
const AFTER_MS = 250;

export type CodeCheck =
  | { state: 'reading' }
  /** this browser has no reader: nothing is said about the code */
  | { state: 'unknown' }
  /** by how many of all, and which did not */
  | { state: 'read'; by: number; of: number; missed: readonly View[] };

/** Reads the code as it is drawn, after every change: what is said of it was seen, not worked out. */
export function useCodeCheck(drawing: CodeDrawing | undefined, text: string, millimetres: number): CodeCheck {
  const [check, setCheck] = useState<{ of: CodeDrawing; at: number; found: CodeCheck }>();
  useEffect(() => {
    if (!drawing) return undefined;
    let gone = false;
    const timer = setTimeout(() => {
      void viewsOf(drawing, millimetres)
        .then(readPictures)
        .then((texts): CodeCheck => {
          const missed = VIEWS.filter((_, index) => texts[index] !== text);
          return { state: 'read', by: VIEWS.length - missed.length, of: VIEWS.length, missed };
        })
        .catch((): CodeCheck => ({ state: 'unknown' }))
        .then((found) => gone || setCheck({ of: drawing, at: millimetres, found }));
    }, AFTER_MS);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [drawing, text, millimetres]);
  return check && check.of === drawing && check.at === millimetres ? check.found : { state: 'reading' };
}
