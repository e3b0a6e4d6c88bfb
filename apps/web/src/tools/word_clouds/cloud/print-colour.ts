import { scales } from '../../../ui/theme/scales';
import { wordColour } from './word-colour';

/** Distance from the middle of a line of Lexend down to its baseline, as a fraction of the font size. */
export const BASELINE = 0.35;

/** Returns a word's colour on a light background, whatever the screen shows. */
export const printColourOf = (key: string): string => scales[wordColour(key)][7];
