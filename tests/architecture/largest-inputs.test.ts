import { documentedAs, SERVER_LIMITS } from '@murmel/contracts';
import { expect, it } from 'vitest';
import { ROUTES } from '../api/access/routes.js';
import { defOf } from '../api/access/sample-input.js';
import { largestInput, mostOf, partsOf } from '../largest/support/largest-input.js';

const { bodyBytes, bodyValues } = SERVER_LIMITS.http;
const taking = ROUTES.filter(({ method, input }) => method !== 'GET' && input);

/** Lists in an input that may be as long as a body, by the fields that lead to them. */
function endless(schema: unknown, at: string): string[] {
  const def = defOf(typeof schema === 'object' && schema !== null ? (documentedAs(schema) ?? schema) : undefined);
  if (!def) return [];
  if (def.type === 'object') return Object.entries(def['shape'] as object).flatMap(([name, part]) => endless(part, `${at}.${name}`));
  const own = def.type === 'array' && mostOf(schema) === undefined ? [at] : [];
  return [...own, ...partsOf(def).flatMap((part) => endless(part, at))];
}

const valuesIn = (value: unknown): number =>
  1 + (typeof value === 'object' && value !== null ? Object.values(value).reduce((sum: number, one) => sum + valuesIn(one), 0) : 0);

it('every list that a call takes has an end: nobody has a megabyte of entries looked through one by one', () => {
  expect(taking.flatMap(({ name, input }) => endless(input, name))).toEqual([]);
  expect(taking.length).toBeGreaterThan(100);
});

it('what a call takes at most is far from what no body may have', () => {
  const ids = { idFor: () => '0199d0a0-0000-7000-8000-000000000000', letters: 'a', variant: 0 };
  // A record with arbitrary keys is limited by the body's size.
  const counted = taking.filter(({ input }) => !holdsRecord(input));
  const most = counted.map(({ name, input }) => ({ name, values: valuesIn(largestInput(input!, ids, bodyBytes)) }));
  expect(most.filter(({ values }) => values > bodyValues / 2)).toEqual([]);
  expect(most.some(({ values }) => values > 1000)).toBe(true);
});

function holdsRecord(schema: unknown): boolean {
  const def = defOf(schema);
  return def !== undefined && (def.type === 'record' || partsOf(def).some(holdsRecord));
}
