import classes from './HowToPage.module.css';

/** One sheet, or a pile of them, on its way from one desk to another by way of the public. Decoration: the words stand below. */
export function SharingIllustration({ collection }: { collection: boolean }) {
  return (
    <svg viewBox="0 0 640 150" className={classes.way} aria-hidden="true">
      <g className={classes.line}>
        <path d="M176 75H256" />
        <path d="M384 75H464" />
        <path d="M246 65L258 75L246 85M454 65L466 75L454 85" />
      </g>
      <Sheet x={64} pile={collection} tone="sonne" />
      <circle cx="320" cy="75" r="54" className={classes.marble} />
      <path d="M266 75C284 44 332 58 320 75S356 106 374 75A54 54 0 0 1 266 75Z" className={classes.swirl} />
      <path d="M286 44A46 46 0 0 1 314 33" className={classes.shine} />
      <Sheet x={480} pile={collection} tone="himmel" />
    </svg>
  );
}

function Sheet({ x, pile, tone }: { x: number; pile: boolean; tone: 'sonne' | 'himmel' }) {
  return (
    <g data-tone={tone} className={classes.sheet}>
      {pile && <rect x={x + 14} y="12" width="82" height="112" rx="10" />}
      {pile && <rect x={x + 7} y="19" width="82" height="112" rx="10" />}
      <rect x={x} y="26" width="82" height="112" rx="10" />
      <path d={`M${x + 14} 48H${x + 58}M${x + 14} 68H${x + 68}M${x + 14} 84H${x + 68}M${x + 14} 100H${x + 46}`} />
    </g>
  );
}
