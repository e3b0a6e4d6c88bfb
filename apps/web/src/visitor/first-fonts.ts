/** The two fonts that every page shows first. */
const FIRST_FONTS = ["1em 'Lexend Variable'", "1em 'Atkinson Hyperlegible Next Variable'"];

/**
 * Fetches the fonts while the scripts run and the line is free. Together with the scripts they would hold them back: 75 kB
 * are 0.4 s at 1.5 Mbit/s. Until they are here their stand-ins take the same room (ui/theme/fonts.css).
 */
export function fetchFirstFonts(): void {
  for (const font of FIRST_FONTS) document.fonts.load(font).catch(() => undefined);
}
