import { useId } from 'react';
import classes from './Wordmark.module.css';

interface WordmarkProps {
  /** Font size in px; the marble is 1.08 times as high. Never below 19. */
  size?: number;
  /** White letters on a dark band. */
  onDark?: boolean;
  /** True for the marble alone, for the narrow rail. */
  markOnly?: boolean;
}

/** The name of the product: marble and lower-case letters. */
export function Wordmark({ size = 28, onDark = false, markOnly = false }: WordmarkProps) {
  const clip = useId();
  return (
    <span className={classes.mark} data-on-dark={onDark || undefined} style={{ fontSize: size }}>
      <svg viewBox="0 0 100 100" className={classes.marble} aria-hidden="true">
        <clipPath id={clip}>
          <circle cx="50" cy="50" r="50" />
        </clipPath>
        <g clipPath={`url(#${clip})`}>
          <rect width="100" height="100" fill="#027964" />
          <path fill="#FEBF32" d="M-5 52C20 22 44 80 68 54S98 18 108 28V110H-5Z" />
          <path fill="#F46A54" d="M-5 74C22 50 46 98 72 72S100 46 108 52V110H-5Z" />
          <path d="M15 38A38 38 0 0 1 40 15" fill="none" stroke="#fff" strokeOpacity=".75" strokeWidth="7.5" strokeLinecap="round" />
        </g>
      </svg>
      <span className={markOnly ? 'visually-hidden' : undefined}>murmel</span>
    </span>
  );
}
