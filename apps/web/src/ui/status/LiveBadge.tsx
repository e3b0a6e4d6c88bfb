import classes from './LiveBadge.module.css';

interface LiveBadgeProps {
  /** Word or number: "Live", "18 gerade aktiv", "21 von 26". */
  children: string;
  /** On a dark green band the badge is translucent white. */
  onBand?: boolean;
  /** On a picture the badge is solid. */
  onPicture?: boolean;
}

/** Says that others are here now. Show it only while at least one other person is connected. */
export function LiveBadge({ children, onBand = false, onPicture = false }: LiveBadgeProps) {
  return (
    <span className={classes.badge} data-on-band={onBand || undefined} data-on-picture={onPicture || undefined}>
      <span className={classes.dot} aria-hidden="true" />
      {children}
    </span>
  );
}
