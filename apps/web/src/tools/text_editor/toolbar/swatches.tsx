import { TEXT_COLOURS, type TextColour } from '@murmel/documents';
import type { Icon } from '../../../ui/icon';
import classes from './Toolbar.module.css';

function swatch(colour: string, kind: 'letter' | 'marker'): Icon {
  return function Swatch() {
    return (
      <span className={classes.swatch} data-colour={colour} data-kind={kind} aria-hidden="true">
        A
      </span>
    );
  };
}

const made = (kind: 'letter' | 'marker') =>
  Object.fromEntries(TEXT_COLOURS.map((colour) => [colour, swatch(colour, kind)])) as Record<TextColour, Icon>;

/** A coloured letter for each text colour. */
export const LETTERS = made('letter');
/** A letter on each marker colour. */
export const MARKERS = made('marker');
