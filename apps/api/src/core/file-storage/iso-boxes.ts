import type { FileHandle } from 'node:fs/promises';

/** A box of an MP4, QuickTime or HEIF file (ISO/IEC 14496-12). */
export interface Box {
  name: string;
  /** where its head begins, and its contents */
  start: number;
  contents: number;
  end: number;
}

/** A stretch of a file. */
export interface ByteStretch {
  from: number;
  to: number;
}

/** Returns the box that begins at `at`; undefined where none can be parsed. */
export async function boxAt(file: FileHandle, at: number, end: number): Promise<Box | undefined> {
  const head = await readAt(file, at, 16);
  if (head.length < 8) return undefined;
  const short = head.readUInt32BE(0);
  // 1: the length follows in 8 bytes; 0: up to the end.
  const long = short === 1;
  if (long && head.length < 16) return undefined;
  const length = long ? Number(head.readBigUInt64BE(8)) : short === 0 ? end - at : short;
  const contents = at + (long ? 16 : 8);
  if (at + length < contents || at + length > end) return undefined;
  return { name: head.toString('latin1', 4, 8), start: at, contents, end: at + length };
}

/** Yields the boxes of a range, up to the first that cannot be parsed. @param most boxes that are worth the walk */
export async function* boxesIn(file: FileHandle, start: number, end: number, most = Number.POSITIVE_INFINITY): AsyncGenerator<Box> {
  for (let at = start, seen = 0; at + 8 <= end && seen < most; seen += 1) {
    const box = await boxAt(file, at, end);
    if (!box) return;
    yield box;
    at = box.end;
  }
}

/** Returns the first box below another one along these names. */
export async function boxBelow(file: FileHandle, { contents, end }: Box, ...names: readonly string[]): Promise<Box | undefined> {
  const [name, ...further] = names;
  for await (const box of boxesIn(file, contents, end))
    if (box.name === name) return further.length === 0 ? box : boxBelow(file, box, ...further);
  return undefined;
}

/** Reads what there is of so many bytes. */
export async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
