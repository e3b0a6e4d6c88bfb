import { BOARD_COLOURS, BOARD_WALLPAPERS, type BoardBackground, type Json } from '@murmel/contracts';

const FILE = /^[0-9A-Za-z-]{1,40}$/;

/** All that a background can be, in the words of its fields. */
export const BACKGROUNDS: readonly string[] = [...BOARD_COLOURS, ...BOARD_WALLPAPERS, 'picture'];

/** Reads the background of a board from a document. @returns null for an invalid background */
export function readBackground(value: Json | undefined): BoardBackground | null {
  const { kind, colour, wallpaper, file } = (typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}) as Readonly<
    Record<string, Json>
  >;
  if (kind === 'colour') return { kind, colour: BOARD_COLOURS.find((known) => known === colour) ?? 'none' };
  if (kind === 'picture' && typeof file === 'string' && FILE.test(file)) return { kind, file };
  const known = kind === 'wallpaper' ? BOARD_WALLPAPERS.find((name) => name === wallpaper) : undefined;
  return known ? { kind: 'wallpaper', wallpaper: known } : null;
}
