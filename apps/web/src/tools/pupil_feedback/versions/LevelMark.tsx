import classes from './versions.module.css';

const LEVELS = [1, 2, 3];

/** Draws how much of a criterion is there, with its word: never by colour alone. */
export function LevelMark({ level, text }: { level: number; text: string }) {
  return (
    <span className={classes.level}>
      <span aria-hidden className={classes.dots}>
        {LEVELS.map((one) => (
          <span key={one} data-full={one <= level || undefined} />
        ))}
      </span>
      {text}
    </span>
  );
}
