import { BOARD_COLOURS, type BoardColour } from '@murmel/contracts';

/** Names of the palette's families in common language and other products. */
const NAMES: Readonly<Record<Exclude<BoardColour, 'none'>, readonly string[]>> = {
  koralle: ['coral', 'rot', 'red'],
  sonne: ['sun', 'gelb', 'yellow', 'orange'],
  wiese: ['meadow', 'grün', 'gruen', 'green', 'lime'],
  tafel: ['chalkboard', 'türkis', 'tuerkis', 'turquoise', 'teal'],
  himmel: ['sky', 'blau', 'blue', 'hellblau'],
  pflaume: ['plum', 'lila', 'violett', 'purple', 'violet'],
  beere: ['berry', 'rosa', 'pink', 'magenta'],
};

/** Trello names shades, too: `green_dark`. Anything unknown is no colour. */
export function colourNamed(name: string | null | undefined): BoardColour {
  const word = (name ?? '')
    .trim()
    .toLowerCase()
    .replace(/_(light|dark)$/, '');
  const own = BOARD_COLOURS.find((colour) => colour === word);
  if (own) return own;
  return BOARD_COLOURS.find((colour) => colour !== 'none' && NAMES[colour].includes(word)) ?? 'none';
}
