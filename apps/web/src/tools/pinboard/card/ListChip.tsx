import type { PinboardList } from '@murmel/documents';
import '../../../core/boards/tints.css';
import classes from './card.module.css';

/** Shows the list of the card: its dot and its name. */
export function ListChip({ list }: { list: PinboardList }) {
  return (
    <span
      className={classes.chip}
      data-tint={list.colour === 'none' ? undefined : list.colour}
      data-colour={list.colour === 'none' ? undefined : list.colour}
    >
      <span className={classes.dot} aria-hidden />
      <span className={classes.chipName}>{list.name}</span>
    </span>
  );
}
