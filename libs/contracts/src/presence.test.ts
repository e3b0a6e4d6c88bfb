import { describe, expect, it } from 'vitest';
import { boardCursorOf, presentPersonOf, textCursorOf } from './presence.js';

const place = { type: null, tname: 'default', item: null, assoc: 0 };
const inside = { type: { client: 7, clock: 3 }, tname: null, item: { client: 8, clock: 0 }, assoc: -1 };

describe('a cursor in a text', () => {
  it('is taken as Yjs writes it, without anything else in it', () => {
    expect(textCursorOf({ anchor: { ...place, more: 'x' }, head: inside, more: 1 }, 'default')).toEqual({ anchor: place, head: inside });
  });
  it.each([
    null,
    undefined,
    1,
    'x',
    [],
    {},
    { anchor: place },
    { anchor: 1, head: 2 },
    { anchor: {}, head: {} },
    { anchor: { ...place, tname: 'other' }, head: place },
    { anchor: { ...place, item: { client: -1, clock: 0 } }, head: place },
    { anchor: { ...place, item: { client: 1, clock: 2 ** 60 } }, head: place },
    { anchor: { ...place, item: [] }, head: place },
    { anchor: { ...place, assoc: 0.5 }, head: place },
  ])('is not %j', (value) => expect(textCursorOf(value, 'default')).toBeUndefined());
});

describe('a cursor on a board', () => {
  it('keeps what fits', () => {
    expect(boardCursorOf({ x: 1.5, y: -2, list: 'l', card: 'c', typing: true, more: 'x' })).toEqual({
      x: 1.5,
      y: -2,
      list: 'l',
      card: 'c',
      typing: true,
    });
    expect(boardCursorOf({ x: Infinity, y: '2', list: {}, card: 'c'.repeat(41), typing: 'yes' })).toEqual({});
    expect(boardCursorOf({ x: 1e9, y: Number.NaN })).toEqual({});
  });
  it.each([null, undefined, 1, 'x', []])('is not %j', (value) => expect(boardCursorOf(value)).toBeUndefined());
});

describe('a person who is there', () => {
  const user = { id: 'a', name: 'Änne', colour: 6, swirl: 5, teacher: true };
  it('is whom the server named', () => expect(presentPersonOf({ user: { ...user, more: 1 }, cursor: {} })).toEqual(user));
  it.each([
    null,
    1,
    {},
    { user: null },
    { user: [] },
    { user: { ...user, colour: 7 } },
    { user: { ...user, swirl: -1 } },
    { user: { ...user, colour: 0.5 } },
    { user: { ...user, name: 5 } },
    { user: { ...user, name: 'x'.repeat(201) } },
    { user: { ...user, id: {} } },
  ])('is not %j', (state) => expect(presentPersonOf(state)).toBeUndefined());
});
