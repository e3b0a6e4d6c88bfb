import { useEffect, useRef } from 'react';
import rough from 'roughjs';
import classes from './sheet.module.css';

/** Room around the frame, in pixels: its lines swing over their edge, and a speech bubble has a tail. */
const ROOM = 10;

/** A number for a text, the same each time: a frame looks the same for everybody who sees it. */
function seedOf(text: string): number {
  return [...text].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 2 ** 31, 7) || 1;
}

/** The frame of a task as a hand draws it, or as in a comic. Decoration: it follows the size of the task. */
export default function SketchedFrame({ style, seed }: { style: 'sketchy' | 'comic'; seed: string }) {
  const drawing = useRef<SVGSVGElement>(null);
  useEffect(() => {
    const svg = drawing.current;
    const frame = svg?.parentElement;
    if (!svg || !frame) return undefined;
    const draw = ({ inlineSize: width, blockSize: height }: ResizeObserverSize): void => {
      if (width === 0) return;
      svg.setAttribute('viewBox', `${-ROOM} ${-ROOM} ${width + 2 * ROOM} ${height + 2 * ROOM}`);
      const shape =
        style === 'sketchy'
          ? rough.svg(svg).rectangle(1, 1, width - 2, height - 2, {
              seed: seedOf(seed),
              roughness: 1.6,
              bowing: 1.2,
              stroke: 'currentColor',
              strokeWidth: 1.8,
            })
          : rough.svg(svg).path(bubble(width, height), { seed: seedOf(seed), roughness: 0.5, stroke: 'currentColor', strokeWidth: 2.6 });
      svg.replaceChildren(shape);
    };
    // What was measured comes along: whoever measured here would lay out the page anew for each of a hundred frames.
    const watch = new ResizeObserver(([entry]) => entry?.borderBoxSize[0] && draw(entry.borderBoxSize[0]));
    watch.observe(frame);
    return () => watch.disconnect();
  }, [style, seed]);
  return <svg ref={drawing} className={classes.sketch} aria-hidden />;
}

/** A speech bubble with its tail on the left below. */
function bubble(width: number, height: number): string {
  const [r, w, h] = [Math.min(18, height / 2), width - 1, height - 1];
  return (
    `M${r} 1 H${w - r} Q${w} 1 ${w} ${r} V${h - r} Q${w} ${h} ${w - r} ${h} H${r + 34} ` +
    `L${r + 8} ${h + 8} L${r + 14} ${h} H${r} Q1 ${h} 1 ${h - r} V${r} Q1 1 ${r} 1 Z`
  );
}
