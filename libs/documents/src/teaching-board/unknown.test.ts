import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { differences } from '../board/board-data.js';
import { changeDocument, readBoard } from '../board/board-document.js';
import { seedBoard } from '../board/seed.js';
import { teachingBoardKind } from './kind.js';
import { cardsOnPage, knownCardsOnPage, parseTeachingBoard } from './parse.js';
import { TEACHING_BOARD_TABLES } from './schema.js';
import { after, card, EMPTY_PAGE, owner, PAGE, run, sample, TIMER, verdict } from './testing/sample.js';

const NEWER = 'cardnewer000';
const SEATS = [{ row: 1, names: ['Mia'] }];
/** Data of a later release: a kind that is not known here, and fields of its own. */
const FIELDS = card('seating_plan', { title: 'Sitzplan', order: 'a9', 'content.seats': SEATS, glow: 3 });
const withNewer = () => sample({ cards: { [NEWER]: FIELDS, [TIMER]: { 'content.tune': 'gong', glow: 1 } } });

describe('what only a newer release knows, in an older one', () => {
  it('a card is there with its place and title, and says that it is not known', () => {
    const board = parseTeachingBoard(withNewer());
    expect(board.card(NEWER)).toMatchObject({ kind: 'unknown', title: 'Sitzplan', place: FIELDS['place'], content: {} });
    expect(cardsOnPage(board, PAGE).map(({ id }) => id)).toContain(NEWER);
    expect(knownCardsOnPage(board, PAGE).map(({ id }) => id)).not.toContain(NEWER);
  });

  it('nothing of such a card reaches guests: nobody here knows what stays behind the wall', () => {
    expect(teachingBoardKind.viewOf(withNewer()).cards.has(NEWER)).toBe(false);
  });

  it('a card keeps every field through all that can be done with it', () => {
    const place = { x: 5, y: 5, width: 10, height: 10 };
    let data = withNewer();
    data = after(data, 'changeCard', { card: NEWER, title: 'Plan', colour: 'sonne' });
    data = after(data, 'placeCards', { cards: [{ card: NEWER, place }] });
    data = after(data, 'layerCards', { cards: [NEWER], to: 'back' });
    data = after(data, 'moveCardsToPage', { cards: [NEWER, TIMER], page: EMPTY_PAGE });
    data = after(data, 'lockCards', { cards: [NEWER], locked: true });
    data = after(data, 'changeCard', { card: TIMER, content: { seconds: 60 } });
    const { order: _moved, ...kept } = FIELDS;
    expect(data.cards.get(NEWER)).toMatchObject({ ...kept, title: 'Plan', colour: 'sonne', place, locked: true, page: EMPTY_PAGE });
    expect(data.cards.get(TIMER)).toMatchObject({ 'content.tune': 'gong', glow: 1, 'content.seconds': 60 });
  });

  it('its content cannot be changed by whoever does not know it', () => {
    expect(verdict(withNewer(), owner, 'changeCard', { card: NEWER, content: {} })).toEqual({ code: 'CARD_INVALID' });
  });

  it.each(['duplicateCards', 'duplicatePage'] as const)('a copy has it, too: %s', (name) => {
    const data = withNewer();
    const outcome = name === 'duplicateCards' ? run(data, owner, name, { cards: [NEWER] }) : run(data, owner, name, { page: PAGE });
    const made: unknown[] =
      'changes' in outcome ? outcome.changes.flatMap((change) => ('set' in change ? [change.set as unknown] : [])) : [];
    expect(made).toContainEqual(expect.objectContaining({ kind: 'seating_plan', 'content.seats': SEATS, glow: 3 }));
  });

  it('in the document nothing is written that was not changed', () => {
    const document = new Y.Doc();
    Y.applyUpdate(document, seedBoard(TEACHING_BOARD_TABLES, withNewer()));
    const before = readBoard(document, TEACHING_BOARD_TABLES);
    const moved = after(before, 'lockCards', { cards: [NEWER, TIMER], locked: true });
    changeDocument(document, differences(before, moved));
    const { cards } = readBoard(document, TEACHING_BOARD_TABLES);
    expect(cards.get(NEWER)).toEqual({ ...FIELDS, locked: true });
    expect(cards.get(TIMER)).toEqual({ ...before.cards.get(TIMER), locked: true });
  });
});
