import { BOARD_COLOURS, type BoardColour } from '@murmel/contracts';
import type { Icon } from '../../../../ui/icon';
import classes from './colour-dots.module.css';

/** A colour of cards as the picture of a line in a menu. */
export const COLOUR_DOTS = Object.fromEntries(
  BOARD_COLOURS.map((colour) => [colour, () => <span className={classes.dot} data-tint={colour} aria-hidden="true" />]),
) as unknown as Record<BoardColour, Icon>;
