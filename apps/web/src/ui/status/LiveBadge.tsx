import classes from './LiveBadge.module.css';

interface LiveBadgeProps {
  /** Word or number: "Live", "18 gerade aktiv", "21 von 26". */
  children: string;
  /** True on a dark green band: the badge is translucent white. */
  onBand?: boolean;
  /** True on a picture: the badge is solid. */
  onPicture?: boolean;
}

/** Shows that other users are present. Show it only while at least one other user is connected. */
export function LiveBadge({ children, onBand = false, onPicture = false }: LiveBadgeProps) {
  return (
    <span className={classes.badge} data-on-band={onBand || undefined} data-on-picture={onPicture || undefined}>
      <span className={classes.dot} aria-hidden="true" />
      {children}
    </span>
  );
}
