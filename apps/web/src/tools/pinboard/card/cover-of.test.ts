import { changed, emptyBoard, PINBOARD_TABLES, type PinboardTable, parsePinboard } from '@murmel/documents';
import { describe, expect, it } from 'vitest';
import { coverOf } from './cover-of';

function boardWith(attachment: Record<string, string | boolean | number>) {
  const board = parsePinboard(
    changed<PinboardTable>(emptyBoard(PINBOARD_TABLES), [
      { table: 'lists', id: 'list', set: { name: 'Pilze', order: 'a0' } },
      { table: 'cards', id: 'card', set: { place: { list: 'list', order: 'a0' }, name: 'Pilz', cover: { attachment: 'att', alt: 'rot' } } },
      { table: 'attachments', id: 'att', set: { card: 'card', order: 'a0', ...attachment } },
    ]),
  );
  return { board, card: board.card('card')! };
}

describe('coverOf', () => {
  it('is the picture of a file or of a page', () => {
    const file = boardWith({ kind: 'file', file: 'f1', name: 'a.png', contentType: 'image/webp', bytes: 1, image: true });
    expect(coverOf(file.board, file.card)).toEqual({ attachment: 'att', file: 'f1', alt: 'rot' });
    const link = boardWith({ kind: 'link', url: 'https://a.example/', title: '', site: '', description: '', picture: 'f2' });
    expect(coverOf(link.board, link.card)?.file).toBe('f2');
  });

  it('is nothing for what is no picture, or hangs on another card', () => {
    const pdf = boardWith({ kind: 'file', file: 'f1', name: 'a.pdf', contentType: 'application/pdf', bytes: 1, image: false });
    expect(coverOf(pdf.board, pdf.card)).toBeUndefined();
    const other = boardWith({ kind: 'file', card: 'other', file: 'f1', name: 'a.png', contentType: 'image/webp', bytes: 1, image: true });
    expect(coverOf(other.board, other.card)).toBeUndefined();
  });
});
