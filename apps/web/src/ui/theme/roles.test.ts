import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { scales } from './scales';
import { contrast } from './testing/contrast';

const css = readFileSync(new URL('./roles.css', import.meta.url), 'utf8').replace(/\/\*[^]*?\*\//g, '');

/** The hex roles of one block of roles.css. */
function block(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  const body = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries([...body.matchAll(/--([a-z0-9-]+): (#[0-9A-F]{6})/gi)].map((match) => [match[1], match[2]]));
}

const light = block(':root');
const dark = { ...light, ...block("\n[data-mantine-color-scheme='dark']") };
const moreOnly = block("\n[data-contrast='more']");
const more = { ...light, ...moreOnly };
const moreDark = { ...dark, ...moreOnly, ...block("[data-contrast='more'][data-mantine-color-scheme='dark']") };

const texts: readonly [string, readonly string[]][] = [
  ['ink', ['paper', 'surface', 'surface-2', 'surface-3', 'brand-tint', 'notice', 'good', 'live']],
  ['ink-2', ['paper', 'surface', 'surface-2', 'surface-3', 'brand-tint']],
  ['ink-3', ['surface']],
  ['link', ['paper', 'surface', 'surface-2', 'brand-tint']],
  ['on-brand', ['brand', 'brand-hover']],
  ['on-brand-tint', ['brand-tint', 'brand-tint-hover', 'surface', 'paper', 'surface-3']],
  ['on-band', ['band', 'band-2']],
  ['on-band-2', ['band', 'band-2']],
  ['danger', ['surface', 'paper', 'surface-3']],
  ['on-live', ['live', 'surface']],
  ['on-notice', ['notice']],
  ['on-good', ['good']],
  ['on-ai', ['ai']],
  ['on-danger', ['danger-fill']],
];

const shapes: readonly [string, readonly string[]][] = [
  ['control', ['paper', 'surface']],
  ['brand', ['paper', 'surface', 'surface-2']],
  ['focus', ['paper', 'surface', 'surface-2']],
  ['band-focus', ['band', 'band-2']],
  ['on-fill', ['good-fill', 'info-fill', 'danger-fill']],
  ['star', ['surface']],
];

describe.each([
  ['light', light, 4.5],
  ['dark', dark, 4.5],
  ['high contrast', more, 7],
  ['high contrast, dark', moreDark, 7],
])('colour roles, %s', (_name, roles, textMinimum) => {
  it.each(texts)('[TR-46] text %s is readable', (text, grounds) => {
    grounds.forEach((ground) => expect(contrast(roles[text], roles[ground]), `${text} on ${ground}`).toBeGreaterThanOrEqual(textMinimum));
  });
  it.each(shapes)('[ACC-07] shape %s can be seen', (shape, grounds) => {
    grounds.forEach((ground) => expect(contrast(roles[shape], roles[ground]), `${shape} on ${ground}`).toBeGreaterThanOrEqual(3));
  });
});

it('reads four different grounds from the style sheet', () => {
  expect([light, dark, more, moreDark].map((roles) => roles.paper)).toEqual(['#fcfbf8', '#121e1d', '#ffffff', '#000000']);
});

describe('colour scales', () => {
  it('give initials at least 7:1 on person marbles', () => {
    const families = ['tafel', 'koralle', 'sonne', 'wiese', 'himmel', 'pflaume', 'beere'] as const;
    families.forEach((family) =>
      [1, 2].forEach((shade) => expect(contrast(scales[family][9], scales[family][shade]), family).toBeGreaterThan(7)),
    );
  });
});
