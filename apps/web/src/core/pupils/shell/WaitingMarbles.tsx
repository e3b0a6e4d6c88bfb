import { Marble } from '../../../ui/marbles/Marble';
import classes from './WaitingMarbles.module.css';

/** Three marbles in a bowl: admission is near (picture 13-waiting). Decoration. */
export function WaitingMarbles({ onDark = false }: { onDark?: boolean }) {
  return (
    <div className={classes.bowl} data-on-dark={onDark || undefined} aria-hidden="true">
      <svg viewBox="0 0 244 118" className={classes.rim}>
        <path d="M7 7C20 62 64 111 122 111S224 62 237 7" fill="none" strokeWidth="14" strokeLinecap="round" />
      </svg>
      <Marble colour="sonne" swirl={1} size={54} className={classes.jumping} />
      <Marble colour="koralle" swirl={4} size={72} className={classes.large} />
      <Marble colour="himmel" swirl={2} size={54} className={classes.small} />
    </div>
  );
}
