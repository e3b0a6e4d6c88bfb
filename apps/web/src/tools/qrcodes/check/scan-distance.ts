/** Distance from the last row of a classroom to the wall. */
export const WALL_METRES = 8;

/** Minimum size in millimetres of a module that a phone can read on paper in the hand. */
const MODULE_IN_HAND = 0.55;
const PRINT_MIN = 20;
/**
 * Millimetres that each metre of distance asks of a module, and of the whole: a camera 1,920 pixels wide that sees 65 degrees shows such a
 * module in 2.3 pixels. At 8 metres that is 40 cm.
 */
const MODULE_PER_METRE = 1.5;
const WIDTH_PER_METRE = 50;

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
