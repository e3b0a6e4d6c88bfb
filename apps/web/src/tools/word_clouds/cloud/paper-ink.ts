import { scales } from '../../../ui/theme/scales';
import { wordColour } from './word-colour';

/** From the middle of a line of Lexend down to its base, as a part of the size. */
export const BASELINE = 0.35;

/** A word's colour where the ground is light, whatever the screen shows. */
export const inkOf = (key: string): string => scales[wordColour(key)][7];
