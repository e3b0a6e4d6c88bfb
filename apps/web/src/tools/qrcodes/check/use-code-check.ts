import type { CodeDrawing } from '@murmel/contracts';
import { useEffect, useState } from 'react';
import { readPictures } from '../../../core/qr-reading/read-pictures';
import { VIEWS, type View, viewsOf } from './views';

/** Delay after the last change, because a dragged colour is not checked at each step. */
const AFTER_MS = 250;

export type CodeCheck =
  | { state: 'reading' }
  /** this browser has no reader: the code cannot be checked */
  | { state: 'unknown' }
  /** by how many of all, and which did not */
  | { state: 'read'; by: number; of: number; missed: readonly View[] };

/** Scans the code as it is drawn, after every change. The result is measured, not calculated. */
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
