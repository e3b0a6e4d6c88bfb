import type { FileHandle } from 'node:fs/promises';
import { type Box, type ByteStretch, boxBelow, readAt } from './iso-boxes.js';

/** A longer table is not one of a few notes a second. */
const TABLE_BYTES = 8 * 1024 * 1024;

/** Returns where the samples of a track lie in its file, chunk by chunk (ISO/IEC 14496-12, 8.7); none for tables that cannot be parsed. */
export async function sampleRanges(file: FileHandle, track: Box): Promise<ByteStretch[]> {
  const { size } = await file.stat();
  const table = await boxBelow(file, track, 'mdia', 'minf', 'stbl');
  if (!table) return [];
  const tableOf = async (name: string): Promise<Buffer | undefined> => {
    const box = await boxBelow(file, table, name);
    return box && box.end - box.contents <= TABLE_BYTES ? readAt(file, box.contents, box.end - box.contents) : undefined;
  };
  const [sizes, chunks, short, long] = [await tableOf('stsz'), await tableOf('stsc'), await tableOf('stco'), await tableOf('co64')];
  const offsets = long ? numbers(long, 8, 8) : short ? numbers(short, 8, 4) : [];
  if (!sizes || !chunks || sizes.length < 12) return [];
  const everySize = sizes.readUInt32BE(4);
  const sizeOf = (sample: number): number => {
    if (everySize > 0) return everySize;
    return 12 + 4 * sample + 4 <= sizes.length ? sizes.readUInt32BE(12 + 4 * sample) : 0;
  };
  const runs = numbers(chunks, 8, 4);
  const ranges: ByteStretch[] = [];
  let [run, sample] = [0, 0];
  for (const [index, from] of offsets.entries()) {
    // Each run is its first chunk, the samples of each of its chunks, and how they are described.
    while ((runs[3 * (run + 1)] ?? Number.POSITIVE_INFINITY) <= index + 1) run += 1;
    let to = from;
    for (const last = sample + Math.min(runs[3 * run + 1] ?? 0, TABLE_BYTES); sample < last && to < size; sample += 1) to += sizeOf(sample);
    if (from < size) ranges.push({ from, to: Math.min(to, size) });
  }
  return ranges;
}

/** The numbers of a table, each of so many bytes. */
function numbers(table: Buffer, from: number, width: 4 | 8): number[] {
  const count = Math.max(0, Math.floor((table.length - from) / width));
  return Array.from({ length: count }, (_, at) =>
    width === 4 ? table.readUInt32BE(from + 4 * at) : Number(table.readBigUInt64BE(from + 8 * at)),
  );
}
