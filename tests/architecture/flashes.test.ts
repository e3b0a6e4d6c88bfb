import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { REPOSITORY } from '../support/process.js';

/** Success criterion 2.3.1 of WCAG 2.2. */
const MOST_PER_SECOND = 3;

/** How often in a second something that goes on for ever may change and change back: as often as its keyframes have stops, at most. */
function flashesIn(css: string): { name: string; perSecond: number }[] {
  const stops = new Map(
    [...css.matchAll(/@keyframes ([\w-]+)\s*\{((?:[^{}]*\{[^{}]*\})*)\s*\}/g)].map(([, name, body]) => [
      name!,
      [...body!.matchAll(/([^{}]+)\{/g)].flatMap(([, at]) => at!.split(',')).length,
    ]),
  );
  return [...css.matchAll(/animation:([^;]*);/g)]
    .flatMap(([, value]) => value!.split(/,(?![^(]*\))/))
    .filter((one) => /\binfinite\b/.test(one))
    .map((one) => {
      const name = [...stops.keys()].find((known) => new RegExp(`(^|\\s)${known}(\\s|$)`).test(one)) ?? one.trim();
      const [, amount, unit] = /([\d.]+)(ms|s)\b/.exec(one)!;
      const seconds = Number(amount) / (unit === 'ms' ? 1000 : 1);
      return { name, perSecond: Math.max(1, (stops.get(name) ?? 2) / 2) / seconds };
    });
}

it('[TR-49] [ACC-04] nothing flashes more than three times a second', () => {
  const found = globSync('apps/web/src/**/*.css', { cwd: REPOSITORY }).flatMap((file) =>
    flashesIn(readFileSync(join(REPOSITORY, file), 'utf8')).map((one) => ({ file, ...one })),
  );
  expect(found.length).toBeGreaterThan(8);
  expect(found.filter(({ perSecond }) => perSecond > MOST_PER_SECOND)).toEqual([]);
});

it('a flash of a quarter of a second, and one with many stops, are found', () => {
  const fast = '.a { animation: blink 0.25s steps(1) infinite; } @keyframes blink { 50% { opacity: 0; } }';
  const many =
    '.a { animation: 1s blink infinite; } @keyframes blink { 0%, 20%, 40%, 60% { opacity: 0; } 10%, 30%, 50%, 70% { opacity: 1; } }';
  for (const css of [fast, many]) expect(flashesIn(css)[0]!.perSecond).toBeGreaterThan(MOST_PER_SECOND);
});
