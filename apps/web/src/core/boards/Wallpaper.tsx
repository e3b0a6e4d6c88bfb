import type { BoardWallpaper } from '@murmel/contracts';
import type { ReactNode } from 'react';
import { Confetti, Leaves, SquaredPaper } from './patterns';
import classes from './Wallpaper.module.css';

/** Landscapes are drawn for a wall of this size and cut at its sides where the screen is narrower. */
const WIDTH = 1440;
const HEIGHT = 828;

const STARS: readonly (readonly [number, number, number])[] = [
  [96, 90, 3],
  [210, 210, 2],
  [330, 64, 2.5],
  [420, 300, 2],
  [540, 130, 3],
  [640, 250, 2],
  [735, 70, 2],
  [830, 190, 3],
  [905, 330, 2],
  [1000, 110, 2],
  [1320, 250, 3],
  [1390, 90, 2],
  [1240, 360, 2],
  [150, 380, 2.5],
  [60, 290, 2],
  [1080, 290, 2.5],
  [480, 430, 2],
];

const DRAWINGS: Record<BoardWallpaper, () => ReactNode> = {
  hills: () => (
    <>
      <path className={classes.near} d="M0 550C150 500 420 515 640 580S1000 420 1150 345 1400 330 1440 350V828H0Z" />
      <path className={classes.nearest} d="M0 712C190 665 420 690 640 738S1000 655 1180 605 1400 590 1440 600V828H0Z" />
    </>
  ),
  waves: () => (
    <>
      {[260, 400, 540, 680].map((y, index) => (
        <path
          key={y}
          className={[classes.far, classes.middle, classes.near, classes.nearest][index]}
          d={`M${index % 2 ? -180 : 0} ${y}c120-60 240-60 360 0s240 60 360 0 240-60 360 0 240 60 360 0 240-60 360 0V828H-180Z`}
        />
      ))}
    </>
  ),
  night: () => (
    <>
      <circle className={classes.moon} cx="1180" cy="160" r="76" />
      <circle className={classes.sky} cx="1214" cy="138" r="64" />
      {STARS.map(([x, y, r]) => (
        <circle key={`${x}`} className={classes.star} cx={x} cy={y} r={r} />
      ))}
      <path className={classes.near} d="M0 640C220 560 380 600 560 640S980 560 1160 590 1400 570 1440 560V828H0Z" />
      <path className={classes.nearest} d="M0 740C240 690 460 720 700 760S1180 700 1440 720V828H0Z" />
    </>
  ),
  leaves: Leaves,
  paper: SquaredPaper,
  confetti: Confetti,
};

/** Patterns repeat: a small sample shows a piece of them, where a landscape is shown whole. */
const PATTERNS: readonly BoardWallpaper[] = ['leaves', 'paper', 'confetti'];
const PIECE = '0 0 320 200';

/** One of the product's own wallpapers, drawn in the colours of the scheme. @param sample a small picture of it to choose from */
export function Wallpaper({ wallpaper, sample = false }: { wallpaper: BoardWallpaper; sample?: boolean }) {
  const Drawing = DRAWINGS[wallpaper];
  const box = sample && PATTERNS.includes(wallpaper) ? PIECE : `0 0 ${WIDTH} ${HEIGHT}`;
  return (
    <svg className={classes.wallpaper} data-wallpaper={wallpaper} viewBox={box} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <Drawing />
    </svg>
  );
}
