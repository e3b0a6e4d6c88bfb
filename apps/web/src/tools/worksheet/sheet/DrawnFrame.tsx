import { useEffect, useRef } from 'react';
import rough from 'roughjs';
import classes from './sheet.module.css';

export type DrawnBorder = 'sketchy' | 'comic' | 'retro';

/** Room around the frame, in pixels: its lines swing over their edge, and a speech bubble has a tail. */
const ROOM = 10;

/** Returns a number for a text, the same each time: a frame looks the same for all viewers. */
function seedOf(text: string): number {
  return [...text].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 2 ** 31, 7) || 1;
}

/** The frame of a task as a hand draws it, as in a comic, or as on an old ticket. Decoration: it follows the size of the task. */
export default function DrawnFrame({ style, seed }: { style: DrawnBorder; seed: string }) {
  const drawing = useRef<SVGSVGElement>(null);
  useEffect(() => {
    const svg = drawing.current;
    const frame = svg?.parentElement;
    if (!svg || !frame) return undefined;
    const draw = ({ inlineSize: width, blockSize: height }: ResizeObserverSize): void => {
      if (width === 0) return;
      svg.setAttribute('viewBox', `${-ROOM} ${-ROOM} ${width + 2 * ROOM} ${height + 2 * ROOM}`);
      svg.replaceChildren(...SHAPES[style]({ svg, width, height, seed: seedOf(seed) }));
    };
    // The observer passes the measured size: measuring here would lay out the page anew for each of a hundred frames.
    const watch = new ResizeObserver(([entry]) => entry?.borderBoxSize[0] && draw(entry.borderBoxSize[0]));
    watch.observe(frame);
    return () => watch.disconnect();
  }, [style, seed]);
  return <svg ref={drawing} className={classes.sketch} aria-hidden />;
}

interface Drawing {
  svg: SVGSVGElement;
  width: number;
  height: number;
  seed: number;
}

const SHAPES: Readonly<Record<DrawnBorder, (drawing: Drawing) => SVGElement[]>> = {
  sketchy: ({ svg, width, height, seed }) => [
    rough.svg(svg).rectangle(1, 1, width - 2, height - 2, { seed, roughness: 1.6, bowing: 1.2, stroke: 'currentColor', strokeWidth: 1.8 }),
  ],
  comic: ({ svg, width, height, seed }) => [
    rough.svg(svg).path(bubble(width, height), { seed, roughness: 0.5, stroke: 'currentColor', strokeWidth: 2.6 }),
  ],
  retro: ({ width, height }) => [-4, 1].map((inset) => line(ticket(width, height, inset))),
};

function line(path: string): SVGPathElement {
  const shape = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  const look = { d: path, fill: 'none', stroke: 'currentColor', 'stroke-width': '1.5' };
  for (const [name, value] of Object.entries(look)) shape.setAttribute(name, value);
  return shape;
}

/** A rectangle whose corners are cut out round. */
function ticket(width: number, height: number, inset: number): string {
  const [r, from, right, below] = [10, inset, width - inset, height - inset];
  const corner = (x: number, y: number): string => `A${r} ${r} 0 0 0 ${x} ${y}`;
  return (
    `M${from + r} ${from} H${right - r} ${corner(right, from + r)} V${below - r} ${corner(right - r, below)} ` +
    `H${from + r} ${corner(from, below - r)} V${from + r} ${corner(from + r, from)} Z`
  );
}

/** A speech bubble with its tail on the left below. */
function bubble(width: number, height: number): string {
  const [r, w, h] = [Math.min(18, height / 2), width - 1, height - 1];
  return (
    `M${r} 1 H${w - r} Q${w} 1 ${w} ${r} V${h - r} Q${w} ${h} ${w - r} ${h} H${r + 34} ` +
    `L${r + 8} ${h + 8} L${r + 14} ${h} H${r} Q1 ${h} 1 ${h - r} V${r} Q1 1 ${r} 1 Z`
  );
}
