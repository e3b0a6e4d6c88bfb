import { type ReactNode, useId } from 'react';
import classes from './Wallpaper.module.css';

/** Covers more than the drawing's own box: `slice` may show what lies beside it. */
function Tiled({ size, children }: { size: number; children: ReactNode }) {
  const id = useId();
  return (
    <>
      <defs>
        <pattern id={id} width={size} height={size} patternUnits="userSpaceOnUse">
          {children}
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </>
  );
}

const LEAF = 'M0-34C22-16 22 16 0 34C-22 16-22-16 0-34Z';
const VEINS = 'M0-30V40M0-8L10-16M0-8L-10-16M0 8L12-2M0 8L-12-2';

export function Leaves() {
  const leaf = (x: number, y: number, turn: number, fill: string | undefined) => (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path className={fill} d={LEAF} />
      <path className={classes.line} d={VEINS} />
    </g>
  );
  return (
    <Tiled size={240}>
      {leaf(58, 60, 24, classes.near)}
      {leaf(178, 92, -48, classes.nearest)}
      {leaf(92, 180, 110, classes.middle)}
      {leaf(200, 205, 12, classes.near)}
    </Tiled>
  );
}

/** Squared paper, as in an exercise book. */
export function SquaredPaper() {
  return (
    <Tiled size={32}>
      <path className={classes.line} d="M32 0V32M0 32H32" />
    </Tiled>
  );
}

const BITS: readonly (readonly [number, number, number, string])[] = [
  [30, 40, 20, 'koralle'],
  [110, 24, 65, 'himmel'],
  [186, 58, -30, 'sonne'],
  [244, 120, 12, 'pflaume'],
  [62, 128, -55, 'wiese'],
  [142, 116, 40, 'beere'],
  [24, 214, 75, 'himmel'],
  [104, 204, -15, 'sonne'],
  [186, 188, 60, 'tafel'],
  [236, 236, -40, 'koralle'],
  [150, 256, 25, 'wiese'],
  [60, 268, -70, 'pflaume'],
];

export function Confetti() {
  return (
    <Tiled size={280}>
      {BITS.map(([x, y, turn, colour], index) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn})`} data-colour={colour}>
          {index % 3 === 0 ? (
            <circle className={classes.bit} r="7" />
          ) : (
            <rect className={classes.bit} x="-4" y="-10" width="8" height="20" rx="3" />
          )}
        </g>
      ))}
    </Tiled>
  );
}
