/** From the last row of a classroom to the wall. */
export const WALL_METRES = 8;

/** Millimetres of a module that a phone still tells apart on paper in the hand. */
const MODULE_IN_HAND = 0.55;
const PRINT_MIN = 20;
/** And what each metre of distance asks of a module; never less than a tenth of the distance for the whole. */
const MODULE_PER_METRE = 2;
const WIDTH_PER_METRE = 100;

/** How wide a code has to be on paper, in millimetres. @param modules on its side, with the clear ones around it */
export function leastOnPaper(modules: number): number {
  return upTo(Math.max(PRINT_MIN, modules * MODULE_IN_HAND), 5);
}

/** The same for whoever stands so many metres away. */
export function leastFrom(metres: number, modules: number): number {
  return upTo(metres * Math.max(WIDTH_PER_METRE, modules * MODULE_PER_METRE), 50);
}

/** From how many metres one of this width is read, down to tenths. */
export function reachOf(millimetres: number, modules: number): number {
  return Math.floor((10 * millimetres) / Math.max(WIDTH_PER_METRE, modules * MODULE_PER_METRE)) / 10;
}

const upTo = (value: number, step: number): number => Math.ceil(value / step - 1e-9) * step;
