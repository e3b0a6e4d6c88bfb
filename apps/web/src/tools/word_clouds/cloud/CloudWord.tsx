import { type CSSProperties, memo } from 'react';
import classes from './Cloud.module.css';
import { wordColour } from './word-colour';

/** Words are set in this size and scaled from there, so that only their transform changes. In Cloud.module.css, too. */
const SET_IN_PX = 100;

interface CloudWordProps {
  wordKey: string;
  text: string;
  /** centre in px */
  x: number;
  y: number;
  /** type size in px */
  size: number;
  /** came while one was looking */
  fresh: boolean;
  /** undefined: it is not chosen but acted upon */
  selected: boolean | undefined;
  /** may be chosen: then it is a button with this name */
  label?: string | undefined;
  /** true for the word that Tab reaches (roving tabindex) */
  reachable?: boolean;
  onSelect?: ((key: string) => void) | undefined;
}

/** One word in its place. Drawn again only when something about it changed. */
export const CloudWord = memo(function CloudWord({
  wordKey,
  text,
  x,
  y,
  size,
  fresh,
  selected,
  label,
  reachable = false,
  onSelect,
}: CloudWordProps) {
  const scale = size / SET_IN_PX;
  const common = {
    className: classes.word,
    'data-colour': wordColour(wordKey),
    'data-fresh': fresh || undefined,
    style: {
      transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale.toFixed(4)}) translate(-50%, -50%)`,
      '--scale': scale.toFixed(3),
    } as CSSProperties,
  };
  const ink = <span className={classes.ink}>{text}</span>;
  if (!onSelect) return <span {...common}>{ink}</span>;
  return (
    <button
      type="button"
      {...common}
      aria-label={label}
      aria-pressed={selected}
      tabIndex={reachable ? 0 : -1}
      onClick={() => onSelect(wordKey)}
    >
      {ink}
    </button>
  );
});
