import type { Rectangle, Rectangles } from './rectangles.js';

/** Distance of two attempts, as a part of the word's height; never below a few px, which would be invisible. */
const STEP = 0.3;
const STEP_MIN = 6;

export interface SpiralStart {
  x: number;
  y: number;
  /** maximum distance from the start, in px; `stretch` applies horizontally */
  radius: number;
  /** width of the spiral by its height */
  stretch: number;
  /** angle of the first turn in radians: words do not all leave in the same direction */
  turn: number;
}

/** The free place nearest to a start, along a spiral. @returns undefined when there is none within the radius */
export function freePlace(taken: Rectangles, word: { width: number; height: number }, start: SpiralStart): Rectangle | undefined {
  const candidate: Rectangle = { x: start.x, y: start.y, width: word.width, height: word.height };
  if (taken.free(candidate)) return candidate;
  const step = Math.max(STEP_MIN, word.height * STEP);
  for (let radius = step; radius <= start.radius; radius += step) {
    const tries = Math.max(6, Math.ceil((2 * Math.PI * radius * Math.sqrt(start.stretch)) / (step * 1.5)));
    for (let index = 0; index < tries; index += 1) {
      const angle = start.turn + (2 * Math.PI * index) / tries;
      candidate.x = start.x + radius * start.stretch * Math.cos(angle);
      candidate.y = start.y + radius * Math.sin(angle);
      if (taken.free(candidate)) return candidate;
    }
  }
  return undefined;
}
