import { SERVER_LIMITS } from '@murmel/contracts';
import { expect, it } from 'vitest';
import { ArchiveCapacity, type ArchiveEntry } from './archive-format.js';

const { values, valuesOfThing, markupMegabytes } = SERVER_LIMITS.broughtIn;
const pieceOf = (kind: string, count: number) =>
  ({ thing: { kind, content: Array(count).fill(0) }, shows: [], files: [] }) as object as ArchiveEntry;

it('a file takes in no more values than can be brought in again, neither of one thing nor of all', () => {
  const tooMuch = { megabytes: markupMegabytes };
  const room = new ArchiveCapacity();
  expect(room.take(pieceOf('pinboard', valuesOfThing))).toEqual(tooMuch);
  expect(room.take(pieceOf('text_document', values))).toEqual(tooMuch);
  expect(room.take(pieceOf('text_document', valuesOfThing))).toBeUndefined();
  expect(room.take(pieceOf('pinboard', valuesOfThing - 100))).toBeUndefined();
  expect(room.take(pieceOf('text_document', values - valuesOfThing))).toEqual(tooMuch);
  expect(room.pieces).toHaveLength(2);
});
