import { describe, expect, it } from 'vitest';
import { withoutFiles } from '../board/without-files.js';
import { pinboardKind } from './kind.js';
import { parsePinboard } from './parse.js';
import { SETTINGS_ID } from './schema.js';
import { after, BEN, BENS, LIST, MIA, MIAS, MIAS_LIST, NOW, owner, PICTURE, run, sample, TEACHER } from './testing/sample.js';

const LATER = NOW + 60_000;
const restored = (now: ReturnType<typeof sample>, then = sample()) =>
  parsePinboard(pinboardKind.restored(now, then, { by: TEACHER, at: LATER }));
const trashed = { at: LATER, by: TEACHER };

describe('[C16] bringing an earlier pinboard back', () => {
  it('what was changed, moved and thrown away is as it was', () => {
    const changed = after(after(sample(), owner, 'changeCard', { card: MIAS, name: 'x' }), owner, 'moveCard', {
      card: BENS,
      list: MIAS_LIST,
    });
    const now = after(after(changed, owner, 'trashCard', { card: BENS }), owner, 'changeList', { list: LIST, name: 'y' });
    const board = restored(now);
    expect([board.card(MIAS)?.name, board.card(BENS), board.list(LIST)?.name]).toEqual([
      'Mia writes',
      expect.objectContaining({ list: LIST, trashed: null }),
      'Ideas',
    ]);
  });

  it('what came since goes into the trash with what hangs on it, and nothing is taken off a card', () => {
    const listed = after(sample(), owner, 'addList', { name: 'New' });
    const outcome = run(listed, owner, 'addCard', { list: LIST, name: 'Later' });
    if (!('made' in outcome)) throw new Error('refused');
    const [id] = outcome.made;
    const attachment = { kind: 'file', file: MIA, name: 'l.pdf', contentType: 'application/pdf', bytes: 1, image: false } as const;
    const later = after(after(listed, owner, 'addCard', { list: LIST, name: 'Later' }), owner, 'attach', { card: MIAS, attachment });
    const board = restored(later);
    const card = [...board.cardsOf.values()].flat().find(({ name }) => name === 'Later');
    expect([card?.trashed, board.lists.find(({ name }) => name === 'New')?.trashed]).toEqual([trashed, trashed]);
    expect(board.attachmentsOf(MIAS).map((one) => one.kind === 'file' && one.file)).toEqual([BEN, MIA]);
    expect(id).toBeDefined();
  });

  it('rules of the lesson, who is stopped and what was taken off the wall stay as they are now', () => {
    const then = after(sample({ cards: { [BENS]: { waiting: true } } }), owner, 'changeSettings', {
      background: { kind: 'wallpaper', wallpaper: 'sky' } as never,
    });
    const ruled = after(sample(), owner, 'changeSettings', { release: true, frozen: true });
    const now = after(after(ruled, owner, 'hideCard', { card: MIAS, hidden: true }), owner, 'stopPerson', { person: MIA, stopped: true });
    const data = pinboardKind.restored(now, then, { by: TEACHER, at: LATER });
    const board = parsePinboard(data);
    expect(board.settings).toMatchObject({ release: true, frozen: true });
    expect(data.settings.get(SETTINGS_ID)?.['background']).toEqual(then.settings.get(SETTINGS_ID)?.['background']);
    expect([board.card(MIAS)?.hidden, board.card(BENS)?.waiting, board.stops.has(MIA)]).toEqual([true, false, true]);
  });

  it('what lay in the trash then goes there anew, or is gone for ever', () => {
    const old = { at: NOW - 40 * 86_400_000, by: MIA };
    const then = sample({ cards: { [MIAS]: { trashed: old }, [BENS]: { trashed: old } } });
    const now = sample();
    const without = { ...now, cards: new Map([...now.cards].filter(([id]) => id !== BENS)) };
    const board = restored(without, then);
    expect([board.card(MIAS)?.trashed, board.card(BENS)]).toEqual([trashed, undefined]);
  });

  it('a file that is gone comes back on no card and as no cover', () => {
    const then = withoutFiles(sample({ cards: { [MIAS]: { cover: { attachment: PICTURE, alt: '' } } } }), new Set([BEN]));
    const now = { ...sample(), attachments: new Map() };
    const data = pinboardKind.restored(now, then, { by: TEACHER, at: LATER });
    expect([data.attachments.size, parsePinboard(data).card(MIAS)?.cover]).toEqual([0, null]);
  });
});
