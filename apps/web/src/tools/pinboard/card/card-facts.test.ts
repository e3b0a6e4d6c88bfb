import {
  type BoardActor,
  type Change,
  changed,
  emptyBoard,
  PINBOARD_TABLES,
  type PinboardTable,
  parsePinboard,
  SETTINGS_ID,
} from '@murmel/documents';
import { describe, expect, it } from 'vitest';
import { cardFacts } from './card-facts';

const card = (id: string, order: string, more: Record<string, string | boolean> = {}): Change<PinboardTable> => ({
  table: 'cards',
  id,
  set: { place: { list: 'list', order }, name: id, author: 'mila', ...more },
});

function boardOf(...changes: Change<PinboardTable>[]) {
  const list: Change<PinboardTable> = { table: 'lists', id: 'list', set: { name: 'Pilze', order: 'a0' } };
  return parsePinboard(changed(emptyBoard(PINBOARD_TABLES), [list, ...changes]));
}
const guest = (person: string | null): BoardActor => ({ person, trusted: false, base: 'write', at: 0 });
const teacher: BoardActor = { person: 'kaya', trusted: true, base: 'write', at: 0 };

describe('cardFacts', () => {
  it('knows nothing of a card that is not there or not for this person', () => {
    const board = boardOf(card('one', 'a0', { hidden: true }));
    expect(cardFacts(board, guest('mila'), 'two')).toBeUndefined();
    expect(cardFacts(board, guest('mila'), 'one')).toBeUndefined();
    expect(cardFacts(board, teacher, 'one')?.list.name).toBe('Pilze');
  });

  it('walks only over cards that this person sees, in order', () => {
    const board = boardOf(card('three', 'a3'), card('one', 'a1'), card('two', 'a2', { hidden: true }));
    const facts = cardFacts(board, guest('jonas'), 'three');
    expect(facts?.row.map(({ id }) => id)).toEqual(['one', 'three']);
    expect(facts?.index).toBe(1);
    expect(cardFacts(board, teacher, 'three')?.index).toBe(2);
  });

  it('lets guests change their own card only, and everybody with the right to write react', () => {
    const board = boardOf(card('one', 'a1'));
    expect(cardFacts(board, guest('mila'), 'one')).toMatchObject({ own: true, editRefusal: undefined });
    expect(cardFacts(board, guest('jonas'), 'one')).toMatchObject({
      own: false,
      editRefusal: { code: 'FORBIDDEN' },
      likeRefusal: undefined,
      commentRefusal: undefined,
    });
  });

  it('asks for somebody without a name as for the visitor they would become', () => {
    const board = boardOf(card('one', 'a1'));
    expect(cardFacts(board, guest(null), 'one')).toMatchObject({ editRefusal: { code: 'FORBIDDEN' }, likeRefusal: undefined });
    const frozen = boardOf(card('one', 'a1'), { table: 'settings', id: SETTINGS_ID, set: { frozen: true } });
    expect(cardFacts(frozen, guest(null), 'one')?.likeRefusal).toEqual({ code: 'BOARD_FROZEN' });
  });
});
