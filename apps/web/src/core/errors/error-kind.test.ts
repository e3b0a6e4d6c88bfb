import { ORPCError } from '@orpc/client';
import { describe, expect, it } from 'vitest';
import german from './de.json';
import english from './en.json';
import { errorKindOf } from './error-kind';

const refused = (status: number) => new ORPCError('X', { status });

describe('errorKindOf', () => {
  it.each([
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'notFound'],
    [400, 'notFound'],
    [409, 'generic'],
    [429, 'generic'],
    [500, 'generic'],
    [503, 'generic'],
  ] as const)('[ERR-07] %i: %s', (status, kind) => expect(errorKindOf(refused(status))).toBe(kind));

  it('[ERR-07] no network and what nobody foresaw: generic', () => {
    expect([new TypeError('Failed to fetch'), new Error('x'), null].map(errorKindOf)).toEqual(['generic', 'generic', 'generic']);
  });
});

it('[ERR-08] generic: sorry, and to try it later, in both languages', () => {
  expect(english.generic.title).toBe('Sorry, something went wrong!');
  expect(english.generic.text).toMatch(/try again in a few minutes/);
  expect(german.generic.title).toBe('Entschuldige, da ist etwas schiefgegangen.');
  expect(german.generic.text).toMatch(/in ein paar Minuten noch einmal/);
});
