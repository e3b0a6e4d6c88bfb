import type { ReactNode } from 'react';
import classes from './step-pictures.module.css';

const Line = ({ x, y, width }: { x: number; y: number; width: number }) => (
  <rect x={x} y={y} width={width} height="8" rx="4" className={classes.words} />
);
const Row = ({ y, pill }: { y: number; pill: boolean }) => (
  <>
    <circle cx="52" cy={y} r="11" className={classes.marble} />
    <Line x={74} y={y - 4} width={96} />
    {pill && <rect x="214" y={y - 11} width="66" height="22" rx="8" className={classes.pill} />}
  </>
);
const Code = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <path
    transform={`translate(${x} ${y}) scale(${size / 7})`}
    className={classes.code}
    d="M0 0H3V3H0ZM4 0H7V3H4ZM0 4H3V7H0ZM4 4H5V5H4ZM6 4H7V5H6ZM5 5H6V6H5ZM4 6H5V7H4ZM6 6H7V7H6Z"
  />
);

/** Pictures of steps, drawn from our own shapes instead of screenshots, which would be outdated next month. */
const PICTURES = {
  button: (
    <>
      <Line x={36} y={40} width={90} />
      <rect x="196" y="32" width="88" height="28" rx="14" className={classes.main} />
      <rect x="36" y="76" width="116" height="48" rx="12" className={classes.pill} />
      <rect x="164" y="76" width="120" height="48" rx="12" className={classes.pill} />
    </>
  ),
  list: (
    <>
      <Row y={46} pill />
      <Row y={80} pill />
      <Row y={114} pill />
    </>
  ),
  menu: (
    <>
      <Line x={36} y={40} width={70} />
      <rect x="160" y="32" width="124" height="96" rx="12" className={classes.pill} />
      <rect x="168" y="68" width="108" height="24" rx="8" className={classes.chosen} />
      <Line x={178} y={46} width={70} />
      <Line x={178} y={76} width={84} />
      <Line x={178} y={106} width={60} />
    </>
  ),
  field: (
    <>
      <Line x={36} y={40} width={64} />
      <rect x="36" y="60" width="248" height="34" rx="12" className={classes.field} />
      <path d="M52 68V86" className={classes.caret} />
      <Line x={62} y={73} width={110} />
    </>
  ),
  choice: (
    <>
      {[36, 82].map((y, index) => (
        <g key={y}>
          <rect x="36" y={y} width="248" height="36" rx="12" className={index === 0 ? classes.chosen : classes.pill} />
          <circle cx="56" cy={y + 18} r="7" className={index === 0 ? classes.marble : classes.field} />
          <Line x={74} y={y + 14} width={index === 0 ? 110 : 80} />
        </g>
      ))}
    </>
  ),
  wall: (
    <>
      <rect x="36" y="28" width="248" height="104" rx="12" className={classes.dark} />
      <rect x="52" y="42" width="62" height="62" rx="8" className={classes.paper} />
      <Code x={60} y={50} size={46} />
      <Line x={134} y={52} width={120} />
      <Line x={134} y={78} width={90} />
    </>
  ),
  phone: (
    <>
      <rect x="120" y="20" width="80" height="130" rx="14" className={classes.field} />
      <Line x={134} y={42} width={52} />
      <rect x="132" y="62" width="56" height="22" rx="8" className={classes.pill} />
      <rect x="132" y="90" width="56" height="22" rx="8" className={classes.chosen} />
      <rect x="132" y="120" width="56" height="16" rx="8" className={classes.main} />
    </>
  ),
  sheet: (
    <>
      <Line x={36} y={36} width={120} />
      {[60, 78, 96].map((y) => (
        <Line key={y} x={36} y={y} width={248} />
      ))}
      <rect x="96" y="110" width="70" height="16" rx="5" className={classes.chosen} />
      <path d="M172 108V128" className={classes.caret} />
    </>
  ),
  columns: (
    <>
      {[36, 122, 208].map((x, index) => (
        <g key={x}>
          <rect x={x} y="28" width="76" height="104" rx="12" className={classes.pill} />
          <Line x={x + 10} y={38} width={36} />
          <rect x={x + 8} y="54" width="60" height="28" rx="8" className={classes.paper} />
          {index !== 1 && <rect x={x + 8} y="88" width="60" height="28" rx="8" className={index === 2 ? classes.chosen : classes.paper} />}
        </g>
      ))}
    </>
  ),
  bars: (
    <>
      {[200, 120, 64].map((width, index) => (
        <rect
          key={width}
          x="48"
          y={40 + index * 32}
          width={width}
          height="22"
          rx="6"
          className={index === 0 ? classes.main : classes.marble}
        />
      ))}
      <path d="M42 32V130" className={classes.caret} />
    </>
  ),
  board: (
    <>
      <rect x="36" y="28" width="120" height="76" rx="12" className={classes.chosen} />
      <path d="M96 46V66H112" className={classes.caret} />
      <rect x="168" y="28" width="46" height="76" rx="12" className={classes.dark} />
      <circle cx="191" cy="48" r="10" className={classes.marble} />
      <circle cx="191" cy="82" r="10" className={classes.main} />
      <rect x="226" y="28" width="58" height="76" rx="12" className={classes.pill} />
      <rect x="86" y="116" width="148" height="18" rx="9" className={classes.pill} />
    </>
  ),
  cards: (
    <>
      {[30, 120, 210].map((x) => (
        <g key={x}>
          <rect x={x} y="30" width="80" height="100" rx="8" className={classes.cut} />
          <Line x={x + 12} y={42} width={44} />
          <Code x={x + 12} y={58} size={36} />
          <Line x={x + 12} y={108} width={56} />
        </g>
      ))}
    </>
  ),
} as const satisfies Record<string, ReactNode>;
export type StepPictureName = keyof typeof PICTURES;

/** A drawing with the step's number in it. Decoration: the words stand beside it. */
export function StepPicture({ name, number }: { name: StepPictureName; number: number }) {
  return (
    <svg viewBox="0 0 320 150" className={classes.picture} aria-hidden="true">
      <path d="M18 150V30A14 14 0 0 1 32 16H288A14 14 0 0 1 302 30V150Z" className={classes.paper} />
      {PICTURES[name]}
      <circle cx="288" cy="26" r="15" className={classes.number} />
      <text x="288" y="32" textAnchor="middle" className={classes.digit}>
        {number}
      </text>
    </svg>
  );
}
