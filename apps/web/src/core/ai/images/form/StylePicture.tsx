import type { AiImageStyle } from '@murmel/contracts';
import type { ReactNode } from 'react';
import classes from './form.module.css';

const SKY = '#8ec9ff';
const LEAF = '#3d7d1e';
const DARK = '#255c10';
const LIGHT = '#77ae45';
const TRUNK = '#7a4a12';
const SAND = '#ffefd0';
const GOLD = '#f4b740';
const LILAC = '#b48ae6';
const PLUM = '#41235b';
const INK = '#2b3b3a';
const WHITE = '#ffffff';

const round = (
  <>
    <rect x="39" y="36" width="6" height="16" fill={TRUNK} />
    <ellipse cx="42" cy="26" rx="20" ry="15" fill={LEAF} />
    <ellipse cx="36" cy="22" rx="9" ry="6" fill={LIGHT} />
  </>
);
const crown = 'M28 34c-8-2-8-12 0-13 1-9 18-11 21-3 9-1 12 12 3 16-5 3-19 3-24 0z';

/** One tree, as each style would show it. */
const TREES: Readonly<Record<AiImageStyle, { ground: string; tree: ReactNode }>> = {
  photo: {
    ground: SKY,
    tree: (
      <>
        <rect y="50" width="84" height="10" fill={DARK} />
        {round}
      </>
    ),
  },
  painting: {
    ground: SKY,
    tree: (
      <>
        <path d="M0 14q20-10 40 0t44-2M0 26q24-8 48 0t36 0" stroke={WHITE} strokeWidth="4" fill="none" opacity=".7" />
        <path d="M0 54q30-10 84-4v10H0z" fill={GOLD} />
        <path d="M40 54q4-12 0-22" stroke={TRUNK} strokeWidth="5" fill="none" />
        <g strokeWidth="7" strokeLinecap="round" fill="none">
          <path d="M24 30q8-10 18-8M34 36q12-2 22-8" stroke={LEAF} />
          <path d="M36 18q10-4 18 4" stroke={LIGHT} />
          <path d="M50 14q6 0 8 5" stroke={GOLD} />
        </g>
      </>
    ),
  },
  drawing: {
    ground: WHITE,
    tree: (
      <g stroke={INK} strokeWidth="1.8" fill="none" strokeLinecap="round">
        <path d={crown} />
        <path d="M39 35v16M45 35v16M42 35l-5-7M43 35l6-9M20 52h46M24 56h10" />
      </g>
    ),
  },
  graphics_3d: {
    ground: '#efe2ff',
    tree: (
      <>
        <path d="M42 56 18 46l24-9 24 9z" fill={LIGHT} />
        <path d="M39 34h6v14h-6z" fill={TRUNK} />
        <path d="M42 6 26 14v18l16 8z" fill={LEAF} />
        <path d="m42 6 16 8v18l-16 8z" fill={DARK} />
        <path d="m42 6 16 8-16 8-16-8z" fill={LIGHT} />
      </>
    ),
  },
  origami: {
    ground: SAND,
    tree: (
      <>
        <path d="M40 46h4v10h-4z" fill={TRUNK} />
        <path d="M42 6v18H30zM42 16v18H26zM42 28v20H22z" fill={LIGHT} />
        <path d="M42 6v18h12zM42 16v18h16zM42 28v20h20z" fill={LEAF} />
      </>
    ),
  },
  concept_art: {
    ground: LILAC,
    tree: (
      <>
        <circle cx="60" cy="36" r="10" fill={GOLD} />
        <path d="M0 44q30-16 84 2v14H0z" fill="#8a54c4" />
        <path d="M0 52q40-10 84 0v8H0z" fill={PLUM} />
        <path d="M29 54q2-12 0-22h4q-2 10 1 22z" fill={PLUM} />
        <ellipse cx="31" cy="24" rx="18" ry="12" fill={PLUM} />
      </>
    ),
  },
  polaroid: {
    ground: '#e2ded4',
    tree: (
      <g transform="rotate(-6 42 30)">
        <path d="M23 3h38v54H23z" fill={WHITE} />
        <path d="M27 7h30v34H27z" fill={SKY} />
        <path d="M40 26h4v12h-4z" fill={TRUNK} />
        <circle cx="42" cy="22" r="10" fill={LEAF} />
        <path d="M30 50q4-5 8 0t8 0t8 0" stroke={INK} strokeWidth="1.6" fill="none" />
      </g>
    ),
  },
  custom: {
    ground: WHITE,
    tree: (
      <>
        <path d={`${crown}M39 35v16M45 35v16`} stroke={INK} strokeWidth="1.6" strokeDasharray="4 3" fill="none" />
        <path d="m48 46 12-14 6 5-12 14-7 2z" fill={GOLD} stroke={INK} strokeWidth="1.4" />
      </>
    ),
  },
};

/** Small sample of a style; its name stands below. */
export function StylePicture({ style }: { style: AiImageStyle }) {
  const { ground, tree } = TREES[style];
  return (
    <svg viewBox="0 0 84 60" className={classes.picture} aria-hidden="true">
      <rect width="84" height="60" fill={ground} />
      {tree}
    </svg>
  );
}
