/** Colours of text and highlighter by name, so that each scheme (light, dark, high contrast) can show its own readable shade. */
export const TEXT_COLOURS = ['koralle', 'sonne', 'wiese', 'himmel', 'pflaume', 'beere'] as const;
export type TextColour = (typeof TEXT_COLOURS)[number];

/** @returns null for anything that is not one of the names */
export function knownColour(value: unknown): TextColour | null {
  return TEXT_COLOURS.find((colour) => colour === value) ?? null;
}
