import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';
import { refuseHalfFilled, wholeValue } from './whole-value';

const field = (value: string, badInput: boolean) => ({ value, validity: { badInput }, focus: vi.fn<() => void>() });

it('a date without its time is not an empty field', () => {
  expect([wholeValue(field('', true)), wholeValue(field('', false)), wholeValue(field('2026-11-29T10:00', false))]).toEqual([
    undefined,
    '',
    '2026-11-29T10:00',
  ]);
});

it('a form is not sent with a field that is half filled, and the first of them has the focus', () => {
  const form = new EventTarget();
  const [whole, first, second] = [field('', false), field('', true), field('', true)];
  const saved = vi.fn<() => void>();
  const refused: boolean[] = [];
  for (const one of [whole, first, second]) form.addEventListener('submit', (event) => refused.push(refuseHalfFilled(event, one)));
  form.addEventListener('submit', (event) => event.defaultPrevented || saved());
  form.dispatchEvent(new Event('submit', { cancelable: true }));
  expect([refused, saved.mock.calls.length]).toEqual([[false, true, true], 0]);
  expect([whole, first, second].map(({ focus }) => focus.mock.calls.length)).toEqual([0, 1, 0]);
});

it('no field for a date, a time or a number is read without this rule', () => {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const files = globSync('**/*.tsx', { cwd: root });
  const typed = files.filter((file) =>
    /type=["{'\s]+(date|time|datetime-local|month|week|number)\b/.test(readFileSync(`${root}${file}`, 'utf8')),
  );
  expect(typed.length).toBeGreaterThanOrEqual(6);
  expect(typed.filter((file) => !/WholeField|useWholeValue/.test(readFileSync(`${root}${file}`, 'utf8')))).toEqual([]);
});
