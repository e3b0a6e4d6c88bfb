import type { SheetFont } from '@murmel/contracts';

/** Loaders of a sheet's fonts; the product's own are there already. */
const LOADS: Readonly<Record<SheetFont, () => Promise<unknown>>> = {
  plain: () => Promise.resolve(),
  serif: () => import('@fontsource-variable/source-serif-4/index.css'),
  school: () => import('@fontsource/playwrite-de-grund/400.css'),
};

/** Families as `font-family` has them. School handwriting is wide: it stands a little smaller. */
export const SHEET_FONT: Readonly<Record<SheetFont, { family: string; scale: number }>> = {
  plain: { family: 'inherit', scale: 1 },
  serif: { family: "'Source Serif 4 Variable', Georgia, serif", scale: 1.05 },
  school: { family: "'Playwrite DE Grund', cursive", scale: 0.86 },
};

/** Loads the font of a sheet; a fallback font is shown until it is loaded, or if it fails to load. */
export function loadSheetFont(font: SheetFont): void {
  LOADS[font]().catch(() => undefined);
}
