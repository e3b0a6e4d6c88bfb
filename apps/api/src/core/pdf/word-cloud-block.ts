import { type CloudWord, layoutCloud, ownLook } from '@murmel/contracts';
import type { PdfBlock } from '../pdf-layout/pdf-layout.js';
import { displayMeasure } from './fonts.js';

/** About the shape of a sheet that lies on its side, below its title; px are only its unit. */
const BOX = { width: 1400, height: 760 };
const SMALLEST = 20;
/** Distance from the middle of a line of the font down to its baseline, as a part of the size. */
const BASELINE = 0.35;

/** The cloud, its words in the places and colours that they have on a screen of this shape. */
export function wordCloudBlock(words: readonly CloudWord[], alt: string): PdfBlock {
  const { words: placed } = layoutCloud({ words, box: BOX, measure: displayMeasure(), smallest: SMALLEST });
  return {
    kind: 'cloud',
    alt,
    ...BOX,
    words: placed.map(({ key, text, x, y, size, width }) => ({
      ...{ text, x: x - width / 2, base: y + size * BASELINE, width, size, colour: ownLook(key).colour },
    })),
  };
}
