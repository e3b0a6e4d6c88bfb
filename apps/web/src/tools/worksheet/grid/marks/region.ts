import type { KeyboardEvent } from 'react';

/** A place on a picture, in parts of its width and height. */
export interface Region {
  x: number;
  y: number;
  width: number;
  height: number;
}

type Point = Pick<Region, 'x' | 'y'>;
type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

const SMALLEST = 0.03;
const STEP = 0.02;
/** Initial region for a user without a pointer. */
export const MIDDLE: Region = { x: 0.35, y: 0.35, width: 0.3, height: 0.3 };

const within = (value: number, from: number, to: number): number => Math.round(Math.min(to, Math.max(from, value)) * 1000) / 1000;

/** Returns the region drawn from one point to another. @returns undefined: too small to have been meant */
export function regionBetween(one: Point, other: Point): Region | undefined {
  const [left, right] = [one.x, other.x].map((at) => within(at, 0, 1)).sort((a, b) => a - b) as [number, number];
  const [top, bottom] = [one.y, other.y].map((at) => within(at, 0, 1)).sort((a, b) => a - b) as [number, number];
  const [width, height] = [within(right - left, 0, 1), within(bottom - top, 0, 1)];
  return width < SMALLEST || height < SMALLEST ? undefined : { x: left, y: top, width, height };
}

/** Arrow keys move a region, with Shift its right and lower edge. @returns undefined: the key means nothing here */
export function regionAfter({ x, y, width, height }: Region, { key, shiftKey, ctrlKey, metaKey, altKey }: Pressed): Region | undefined {
  const by = { ArrowRight: [STEP, 0], ArrowLeft: [-STEP, 0], ArrowDown: [0, STEP], ArrowUp: [0, -STEP] }[key];
  if (!by || ctrlKey || metaKey || altKey) return undefined;
  const [across, down] = by as [number, number];
  if (shiftKey) return { x, y, width: within(width + across, SMALLEST, 1 - x), height: within(height + down, SMALLEST, 1 - y) };
  return { x: within(x + across, 0, 1 - width), y: within(y + down, 0, 1 - height), width, height };
}
