import type { TeachingCard } from '@murmel/documents';
import type { CSSProperties } from 'react';
import classes from './canvas.module.css';
import { HANDLES } from './geometry';

const SIDES = ['top', 'right', 'bottom', 'left'] as const;

/** The frames around what is selected, above all cards. One that is alone has handles; for the keyboard there are Shift and arrows. */
export function Frames({ cards }: { cards: readonly TeachingCard[] }) {
  return cards.map(({ id, place: { x, y, width, height }, locked }) => (
    <div
      key={id}
      className={classes.frame}
      data-frame={id}
      data-locked={locked || undefined}
      style={{ '--x': x, '--y': y, '--width': width, '--height': height } as CSSProperties}
      aria-hidden="true"
    >
      {!locked && SIDES.map((side) => <span key={side} className={classes.edge} data-side={side} />)}
      {!locked && cards.length === 1 && HANDLES.map((handle) => <span key={handle} className={classes.handle} data-handle={handle} />)}
    </div>
  ));
}
