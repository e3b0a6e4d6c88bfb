import type { TeachingBoardInput, TeachingBoardOperationName } from '@murmel/contracts';
import { describe, expect, it } from 'vitest';
import { TEACHING_BOARD_OPERATIONS } from '../teaching-board-operations.js';
import { EMPTY_PAGE, guest, OTHER_PAGE, owner, PAGE, sample, TEXT, TIMER, UNKNOWN, verdict } from '../testing/sample.js';

const place = { x: 4, y: 4, width: 10, height: 10 };
/** Each operation about what is there, and the same about something that is not. */
const ASKED: { [N in TeachingBoardOperationName]: [TeachingBoardInput<N>, TeachingBoardInput<N>?] } = {
  addPage: [{ name: 'x' }],
  changePage: [
    { page: PAGE, name: 'x' },
    { page: UNKNOWN, name: 'x' },
  ],
  movePage: [
    { page: PAGE, after: null },
    { page: UNKNOWN, after: null },
  ],
  duplicatePage: [{ page: PAGE }, { page: TEXT }],
  removePage: [{ page: PAGE }, { page: UNKNOWN }],
  addCard: [
    { page: PAGE, kind: 'clock' },
    { page: UNKNOWN, kind: 'clock' },
  ],
  changeCard: [
    { card: TEXT, title: 'x' },
    { card: UNKNOWN, title: 'x' },
  ],
  placeCards: [
    { cards: [{ card: TEXT, place }] },
    {
      cards: [
        { card: TEXT, place },
        { card: UNKNOWN, place },
      ],
    },
  ],
  layerCards: [
    { cards: [TEXT], to: 'front' },
    { cards: [TEXT, UNKNOWN], to: 'front' },
  ],
  lockCards: [
    { cards: [TEXT, TIMER], locked: true },
    { cards: [PAGE], locked: true },
  ],
  moveCardsToPage: [
    { cards: [TEXT], page: EMPTY_PAGE },
    { cards: [TEXT], page: UNKNOWN },
  ],
  duplicateCards: [{ cards: [TEXT, TIMER] }, { cards: [TEXT, UNKNOWN] }],
  removeCards: [{ cards: [TEXT] }, { cards: [UNKNOWN, TEXT] }],
  changeSettings: [{ muted: true }],
};

describe('who may change a teaching board', () => {
  it.each(Object.entries(ASKED) as [TeachingBoardOperationName, [never, never?]][])(
    '%s: whoever is trusted, and nobody else',
    (name, [known, unknown]) => {
      expect(verdict(sample(), owner, name, known)).toBe('ok');
      if (unknown) expect(verdict(sample(), owner, name, unknown)).toEqual({ code: 'NOT_FOUND' });
      for (const base of ['write', 'read', 'look'] as const) {
        for (const person of [guest().person, null]) {
          expect(verdict(sample(), guest(base, person), name, known)).toEqual({ code: 'FORBIDDEN' });
          // Whether something is there is nothing that guests learn by asking.
          if (unknown) expect(verdict(sample(), guest(base, person), name, unknown)).toEqual({ code: 'FORBIDDEN' });
        }
      }
    },
  );
  it('every operation is asked about', () => expect(Object.keys(ASKED).sort()).toEqual(Object.keys(TEACHING_BOARD_OPERATIONS).sort()));
  it('a page of another name than a card, a card of another name than a page', () => {
    expect(verdict(sample(), owner, 'moveCardsToPage', { cards: [OTHER_PAGE], page: PAGE })).toEqual({ code: 'NOT_FOUND' });
    expect(verdict(sample(), owner, 'addCard', { page: TEXT, kind: 'text' })).toEqual({ code: 'NOT_FOUND' });
  });
});
