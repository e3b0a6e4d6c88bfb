import type { Measure } from '@murmel/contracts';
import { useEffect, useState } from 'react';

/** Type of the words; also in Cloud.module.css. */
export const CLOUD_FONT = "'Lexend Variable', system-ui, sans-serif";
export const CLOUD_WEIGHT = 600;
/** Widths are taken at this size and scale from there. */
const AT_PX = 100;

/** Measures with the browser's own type, each text once. */
export function canvasMeasure(): Measure {
  const context = document.createElement('canvas').getContext('2d');
  const known = new Map<string, number>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (context) context.font = `${CLOUD_WEIGHT} ${AT_PX}px ${CLOUD_FONT}`;
    // Without a canvas: about the width of Lexend's letters.
    const width = context ? context.measureText(text).width / AT_PX : [...text].length * 0.62;
    known.set(text, width);
    return width;
  };
}

/** The measure for what is on the screen; a new one when further parts of the font have come. Undefined until the font is there. */
export function useMeasure(): Measure | undefined {
  const [measure, setMeasure] = useState<Measure>();
  useEffect(() => {
    let current = true;
    const begin = (): void => {
      if (current) setMeasure(() => canvasMeasure());
    };
    document.fonts.load(`${CLOUD_WEIGHT} ${AT_PX}px ${CLOUD_FONT}`).then(begin, begin);
    document.fonts.addEventListener('loadingdone', begin);
    return () => {
      current = false;
      document.fonts.removeEventListener('loadingdone', begin);
    };
  }, []);
  return measure;
}
