import classes from './SkeletonGrid.module.css';

interface SkeletonGridProps {
  /** Read once to screen readers instead of the empty shapes. */
  label: string;
  count?: number;
  /** `cards` as ItemCard, `tiles` as MarbleTile, `lines` as text. */
  shape?: 'cards' | 'tiles' | 'lines';
}

/** Grey shapes in the places where a list will be, so that nothing moves when it comes. */
export function SkeletonGrid({ label, count = 4, shape = 'cards' }: SkeletonGridProps) {
  return (
    <div className={classes.frame} role="status" aria-label={label}>
      <div className={classes.grid} data-shape={shape} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={classes.item}>
            {shape === 'cards' && <div className={classes.picture} />}
            {shape === 'tiles' && <div className={classes.round} />}
            <div className={classes.lines}>
              <div className={classes.line} />
              <div className={classes.line} />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
