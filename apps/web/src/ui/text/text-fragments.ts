/** Longer than this a word may not fit into a line of a card. */
const LONG = /\S{21}/;
const UP_TO_SIGN = /[^/.\-?&=_@:,;]*[/.\-?&=_@:,;]*/g;

/** The parts of a text between which a long word may break, as addresses do: behind the signs in it. */
export function textFragments(text: string): string[] {
  return LONG.test(text) ? (text.match(UP_TO_SIGN) ?? []).filter((piece) => piece !== '') : [text];
}
