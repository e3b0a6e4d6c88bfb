/** An average letter of the heading font, and a line, in ems. */
const LETTER = 0.62;
const LINE = 1.12;
/** Longer words are broken rather than making all the others small. */
const LONGEST_WORD = 14;
const MOST_LINES = 4;
const LARGEST = 0.3;
/** share of the marble's diameter that letters may fill */
const ROOM = 0.82;

/** Calculates the font size of a name on a marble, as a fraction of its diameter: the largest at which its lines fit into the circle. */
export function nameSize(name: string): number {
  const longest = Math.min(LONGEST_WORD, Math.max(...name.split(/[\s-]+/).map((word) => word.length), 1));
  const sizes = Array.from({ length: MOST_LINES }, (_, index) => {
    const lines = index + 1;
    const letters = lines === 1 ? name.length : Math.max(longest, Math.ceil((name.length / lines) * 1.15));
    return ROOM / Math.hypot(letters * LETTER, lines * LINE);
  });
  return Math.min(LARGEST, Math.max(...sizes));
}
