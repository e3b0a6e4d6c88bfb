/** Distance from the last row of a classroom to the wall. */
export const WALL_METRES = 8;

/** Minimum size in millimetres of a module that a phone can read on paper in the hand. */
const MODULE_IN_HAND = 0.55;
const PRINT_MIN = 20;
/** And what each metre of distance asks of a module; never less than a tenth of the distance for the whole. */
const MODULE_PER_METRE = 2;
const WIDTH_PER_METRE = 100;

/** Calculates the minimum width of a code on paper, in millimetres. @param modules per side, with the quiet zone */
export function minWidthOnPaper(modules: number): number {
  return upTo(Math.max(PRINT_MIN, modules * MODULE_IN_HAND), 5);
}

/** Returns the same for a distance in metres. */
export function minWidthFrom(metres: number, modules: number): number {
  return upTo(metres * Math.max(WIDTH_PER_METRE, modules * MODULE_PER_METRE), 50);
}

/** Calculates the maximum reading distance of a code with this width in metres, down to tenths. */
export function scanDistance(millimetres: number, modules: number): number {
  return Math.floor((10 * millimetres) / Math.max(WIDTH_PER_METRE, modules * MODULE_PER_METRE)) / 10;
}

const upTo = (value: number, step: number): number => Math.ceil(value / step - 1e-9) * step;
