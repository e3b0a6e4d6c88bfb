import type { FileHandle } from 'node:fs/promises';
import { type Box, type ByteStretch, boxBelow, boxesIn, readAt } from './iso-boxes.js';

/** Notes about a photo beside its pictures: Exif with the place, and XMP, which repeats it. */
const NOTES: ReadonlySet<string> = new Set(['Exif', 'mime']);
/** A table of this size describes some ten thousand parts of one photo. */
const TABLE_BYTES = 1024 * 1024;
/** Version and flags stand before the contents of such boxes. */
const HEAD = 4;
const IN_FILE = 0;
const BESIDE_THE_TABLE = 1;

/**
 * Returns where the notes of a photo lie in its file (HEIF, ISO/IEC 23008-12); none for tables that cannot be parsed.
 * @param meta the box that says what the photo is made of @param size of the file
 */
export async function photoNotes(file: FileHandle, meta: Box, size: number): Promise<ByteStretch[]> {
  const inside = { ...meta, contents: meta.contents + HEAD };
  const [described, placed, beside] = [
    await boxBelow(file, inside, 'iinf'),
    await boxBelow(file, inside, 'iloc'),
    await boxBelow(file, inside, 'idat'),
  ];
  if (!described || !placed || placed.end - placed.contents > TABLE_BYTES) return [];
  const ids = await notesIn(file, described);
  const table = new Table(await readAt(file, placed.contents, placed.end - placed.contents));
  try {
    return placesOf(table, ids)
      .map(({ method, from, to }) =>
        method === BESIDE_THE_TABLE && beside ? { from: from + beside.contents, to: to + beside.contents } : { from, to },
      )
      .filter(({ from, to }) => from < to && to <= size);
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}

async function notesIn(file: FileHandle, described: Box): Promise<Set<number>> {
  const ids = new Set<number>();
  const [version = 0] = await readAt(file, described.contents, 1);
  const entries = described.contents + HEAD + (version === 0 ? 2 : 4);
  for await (const { name, contents } of boxesIn(file, entries, described.end, TABLE_BYTES)) {
    const head = await readAt(file, contents, 14);
    if (name !== 'infe' || head.length < 14) continue;
    const wide = head[0] === 3;
    const type = head.toString('latin1', wide ? 10 : 8, wide ? 14 : 12);
    if (NOTES.has(type)) ids.add(wide ? head.readUInt32BE(4) : head.readUInt16BE(4));
  }
  return ids;
}

/** Reads one number after the other. */
class Table {
  private at = 0;
  constructor(private readonly bytes: Buffer) {}

  /** @throws RangeError where the table ends */
  next(width: number): number {
    if (width === 0) return 0;
    const value = width === 8 ? Number(this.bytes.readBigUInt64BE(this.at)) : this.bytes.readUIntBE(this.at, width);
    this.at += width;
    return value;
  }
}

/** @throws RangeError where the table ends before what it announces */
function placesOf(table: Table, ids: ReadonlySet<number>): { method: number; from: number; to: number }[] {
  const version = table.next(1);
  table.next(3);
  const [widths, bases] = [table.next(1), table.next(1)];
  const [offsetWidth, lengthWidth, baseWidth] = [widths >> 4, widths & 15, bases >> 4];
  const indexWidth = version === 0 ? 0 : bases & 15;
  const places: { method: number; from: number; to: number }[] = [];
  for (let left = table.next(version < 2 ? 2 : 4); left > 0; left -= 1) {
    const id = table.next(version < 2 ? 2 : 4);
    const method = version === 0 ? IN_FILE : table.next(2) & 15;
    table.next(2);
    const base = table.next(baseWidth);
    for (let extents = table.next(2); extents > 0; extents -= 1) {
      table.next(indexWidth);
      const from = base + table.next(offsetWidth);
      const length = table.next(lengthWidth);
      if (ids.has(id) && (method === IN_FILE || method === BESIDE_THE_TABLE)) places.push({ method, from, to: from + length });
    }
  }
  return places;
}
