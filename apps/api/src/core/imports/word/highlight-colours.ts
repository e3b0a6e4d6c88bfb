import type { TextColour } from '@murmel/documents';

/** Highlighters of word processors by name; greys have none of ours and stay the yellow one. */
const NAMED: Readonly<Record<TextColour, readonly string[]>> = {
  ...{ koralle: ['red', 'darkRed'], sonne: ['yellow', 'darkYellow'], wiese: ['green', 'darkGreen'] },
  ...{ himmel: ['cyan', 'blue', 'darkCyan', 'darkBlue'], pflaume: ['darkMagenta'], beere: ['magenta'] },
};

/** Where on the circle of colours each of ours ends, in degrees. */
const ENDS: readonly (readonly [end: number, colour: TextColour])[] = [
  ...([
    [25, 'koralle'],
    [70, 'sonne'],
    [165, 'wiese'],
    [255, 'himmel'],
    [290, 'pflaume'],
    [345, 'beere'],
    [360, 'koralle'],
  ] as const),
];
/** Less of a colour is the grey or white of paper. */
const COLOURED_FROM = 24;

/** Marks by which `mammoth` passes a colour on. */
const NAME = 'murmel-';

/** Rules for `mammoth`: each highlighter with the class of its colour. */
export const HIGHLIGHT_STYLES: readonly string[] = [
  ...Object.entries(NAMED).flatMap(([colour, names]) =>
    [...names, NAME + colour].map((name) => `highlight[color='${name}'] => mark.${colour}`),
  ),
  'highlight => mark',
];

/** The name of a highlighter for the shade behind words; undefined for none. @param fill six hexadecimal digits */
export function highlighterOf(fill: string | undefined): string | undefined {
  const [red, green, blue] = /^[\da-f]{6}$/i.test(fill ?? '') ? [0, 2, 4].map((at) => Number.parseInt(fill!.slice(at, at + 2), 16)) : [];
  if (red === undefined || green === undefined || blue === undefined) return undefined;
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const range = most - least;
  if (range < COLOURED_FROM) return undefined;
  const sector = most === red ? (green - blue) / range + 6 : most === green ? (blue - red) / range + 2 : (red - green) / range + 4;
  const degrees = (sector % 6) * 60;
  return NAME + ENDS.find(([end]) => degrees <= end)![1];
}
