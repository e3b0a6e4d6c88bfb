import type { Json } from '@murmel/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draws } from '../../../../tests/support/draws.js';
import { type BoardData, changed } from '../board/board-data.js';
import { pinboardKind } from './kind.js';
import { parsePinboard } from './parse.js';
import { onCard, seesCard } from './permissions.js';
import { type PinboardTable, SETTINGS_ID } from './schema.js';
import { BEN, BENS, changesOf, guest, LIST, MIA, MIAS, NOW, type Parts, PICTURE, sample, TEACHER } from './testing/sample.js';

const INVISIBLE = 'visitor_permissions_invisible';
const writtenOut = (data: BoardData<PinboardTable>): string =>
  JSON.stringify(Object.entries(data).map(([table, parts]) => [table, [...parts]]));
const maybe = <V extends Json>(value: V): fc.Arbitrary<V | undefined> =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: fc.constant(value) });
const permission = fc.constantFrom(undefined, undefined, 'visitor_permissions_read', 'visitor_permissions_write', INVISIBLE);

const LISTS = ['listone00000', 'listtwo00000', 'listthree000'];
const lists = fc.tuple(...LISTS.map(() => fc.record({ permission, trashed: maybe({ at: NOW, by: TEACHER }) })));
const cards = fc.array(
  fc.record({
    list: fc.constantFrom(...LISTS, 'listgone0000'),
    permission,
    hidden: maybe(true),
    waiting: maybe(true),
    trashed: maybe({ at: NOW, by: TEACHER }),
    author: fc.constantFrom(MIA, BEN),
  }),
  { maxLength: 15 },
);

/** Each part carries its own canary in everything that can carry words. */
function boardOf(
  listFields: readonly Record<string, unknown>[],
  cardFields: readonly ({ list: string } & Record<string, unknown>)[],
): BoardData<PinboardTable> {
  const parts: Parts = {
    settings: { [SETTINGS_ID]: { forgotten: 'canary-settings' }, other: { name: 'canary-settings' } },
    stops: { [MIA]: { until: NOW, why: 'canary-stops' } },
    lists: Object.fromEntries(
      listFields.map((fields, i) => [LISTS[i]!, { order: `a${i}`, name: `canary-list${i}-`, ...(fields as Record<string, Json>) }]),
    ),
    cards: Object.fromEntries(
      cardFields.map(({ list, ...fields }, i) => [
        `card${i}`,
        {
          ...(fields as Record<string, Json>),
          place: { list, order: 'a0' },
          name: `canary-card${i}-`,
          note: 'canary-note',
          description: [{ type: 'paragraph', runs: [{ text: `canary-card${i}-`, link: `https://canary-card${i}-.example` }] }],
          cover: { attachment: `file${i}`, alt: `canary-card${i}-` },
        },
      ]),
    ),
    attachments: Object.fromEntries([
      ...cardFields.map(
        (_, i) =>
          [`file${i}`, { card: `card${i}`, kind: 'file', file: 'f', name: `canary-card${i}-`, image: true, note: 'canary-note' }] as const,
      ),
      ['lost', { card: 'nowhere', kind: 'file', file: 'f', name: 'canary-lost' }],
    ]),
  };
  return changed({ ...sample(), cards: new Map() }, changesOf(parts));
}

describe('what people without trust are given', () => {
  it('[E4b] [SHR-05] no word of anything they may not see, whatever the board says', () => {
    let shown = 0;
    fc.assert(
      fc.property(lists, cards, (listFields, cardFields) => {
        const data = boardOf(listFields, cardFields);
        const view = pinboardKind.viewOf(data);
        const sent = writtenOut(view);
        for (const word of ['canary-settings', 'canary-stops', 'canary-note', 'canary-lost', 'trashed', 'hidden', 'waiting'])
          expect(sent).not.toContain(word);
        expect(view.stops.size).toBe(0);
        const open = listFields.map((fields) => fields.permission !== INVISIBLE && !fields.trashed);
        expect(open.map((_, i) => sent.includes(`canary-list${i}-`))).toEqual(open);
        const visible = cardFields.map(
          (fields) =>
            (open[LISTS.indexOf(fields.list)] ?? false) &&
            fields.permission !== INVISIBLE &&
            !fields.hidden &&
            !fields.waiting &&
            !fields.trashed,
        );
        expect(visible.map((_, i) => sent.includes(`canary-card${i}-`))).toEqual(visible);
        shown += visible.filter(Boolean).length;
        // Decisions on the view equal those on the source.
        const [source, seen] = [parsePinboard(data), parsePinboard(view)];
        for (const id of view.cards.keys())
          for (const base of ['look', 'read', 'write'] as const)
            expect(onCard(seen, seen.card(id)!, base)).toBe(onCard(source, source.card(id)!, base));
      }),
      { numRuns: draws(200) },
    );
    expect(shown).toBeGreaterThan(draws(200) / 4);
  });

  it("one's own cards that wait come besides, and nobody else's", () => {
    fc.assert(
      fc.property(lists, cards, (listFields, cardFields) => {
        const data = boardOf(listFields, cardFields);
        const board = parsePinboard(data);
        const view = pinboardKind.viewOf(data);
        for (const person of [MIA, BEN]) {
          const { parts } = pinboardKind.ownOf(data, person);
          const sent = writtenOut(parts);
          expect([parts.settings.size, parts.lists.size, parts.stops.size]).toEqual([0, 0, 0]);
          cardFields.forEach((fields, i) => {
            const card = board.card(`card${i}`)!;
            const own = parts.cards.has(card.id);
            expect(sent.includes(`canary-card${i}-`)).toBe(own);
            expect(own).toBe(fields.author === person && fields.waiting === true && seesCard(board, guest('write', person), card));
            expect(own && view.cards.has(card.id)).toBe(false);
          });
          expect(sent).not.toContain('canary-note');
        }
      }),
      { numRuns: draws(150) },
    );
  });

  it('says who is stopped to themselves only, and until when', () => {
    const data = sample({ stops: { [MIA]: { until: NOW } } });
    expect(pinboardKind.ownOf(data, MIA).stoppedUntil).toBe(new Date(NOW).toISOString());
    expect(pinboardKind.ownOf(data, BEN).stoppedUntil).toBeNull();
    expect(pinboardKind.ownOf(sample({ stops: { [MIA]: { until: 1e300 } } }), MIA).stoppedUntil).toBeNull();
  });

  it('a card shows again as it was when it is not hidden any more', () => {
    const hidden = sample({ cards: { [MIAS]: { hidden: true } } });
    expect([...pinboardKind.viewOf(hidden).cards.keys()]).toEqual([BENS]);
    expect([...pinboardKind.viewOf(hidden).attachments.keys()]).toEqual([]);
    const shown = pinboardKind.viewOf(changed<PinboardTable>(hidden, [{ table: 'cards', id: MIAS, set: { hidden: undefined } }]));
    expect([[...shown.cards.keys()], [...shown.attachments.keys()], [...shown.lists.keys()][0]]).toEqual([[MIAS, BENS], [PICTURE], LIST]);
  });

  it('parts that did not change are the same objects in the next view', () => {
    const before = sample();
    const after = changed<PinboardTable>(before, [{ table: 'cards', id: MIAS, set: { name: 'new' } }]);
    const [was, is] = [pinboardKind.viewOf(before), pinboardKind.viewOf(after)];
    expect(is.cards.get(BENS)).toBe(was.cards.get(BENS));
    expect(is.lists.get(LIST)).toBe(was.lists.get(LIST));
    expect(is.settings.get(SETTINGS_ID)).toBe(was.settings.get(SETTINGS_ID));
  });
});
