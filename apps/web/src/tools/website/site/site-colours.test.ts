import { readFileSync } from 'node:fs';
import { SITE_GROUNDS, SITE_THEMES } from '@murmel/contracts';
import { describe, expect, it } from 'vitest';
import { contrast } from '../../../ui/theme/testing/contrast';

const css = readFileSync(new URL('./site-colours.css', import.meta.url), 'utf8').replace(/\/\*[^]*?\*\//g, '');
const [light, dark] = [
  css.slice(0, css.indexOf('@media (prefers-color-scheme: dark)')),
  css.slice(css.indexOf('@media (prefers-color-scheme: dark)')),
];

/** The colours of one block of the style sheet. */
function colours(sheet: string, selector: string): Record<string, string> {
  const start = sheet.indexOf(`${selector} {`);
  const body = start < 0 ? '' : sheet.slice(start, sheet.indexOf('}', start));
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+): (#(?:[\da-f]{6}|[\da-f]{3}));/g)].map(([, name = '', hex = '']) => [
      name,
      hex.length === 4 ? `#${[...hex.slice(1)].map((digit) => digit + digit).join('')}` : hex,
    ]),
  );
}
const inLight = (theme: string) => ({ ...colours(light, '\n.site'), ...colours(light, `[data-theme='${theme}']`) });
const inDark = (theme: string) => ({ ...inLight(theme), ...colours(dark, '.site'), ...colours(dark, `[data-theme='${theme}']`) });

describe.each(SITE_THEMES.flatMap((theme) => [[theme, 'light', inLight(theme)] as const, [theme, 'dark', inDark(theme)] as const]))(
  'the theme %s in %s',
  (_theme, _scheme, palette: Record<string, string>) => {
    const grounds = ['site-paper', 'site-foot', ...SITE_GROUNDS.filter((ground) => ground !== 'none').map((ground) => `ground-${ground}`)];

    it('can be read on everything that a block can stand on', () => {
      for (const ground of grounds)
        for (const ink of ['site-ink', 'site-quiet', 'site-accent'])
          expect([ground, ink, contrast(palette[ink], palette[ground]) >= 4.5]).toEqual([ground, ink, true]);
      expect(contrast(palette['site-on-accent'], palette['site-accent'])).toBeGreaterThanOrEqual(4.5);
    });
  },
);
