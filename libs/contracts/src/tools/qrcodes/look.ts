import { CODE_INKS } from './names.js';
import type { CodeLook, CodeSheet } from './schemas.js';

export const NEW_LOOK: CodeLook = {
  ink: CODE_INKS.tinte,
  shape: 'square',
  logo: 'none',
  logoFile: null,
  ground: 'white',
  frame: 'none',
  caption: '',
  width: 40,
};

export const NEW_SHEET: CodeSheet = { columns: 4, rows: [] };

/** Calculates the contrast of the colour to white, 1 to 21, as in WCAG. */
export function contrastToWhite(ink: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(ink.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}
