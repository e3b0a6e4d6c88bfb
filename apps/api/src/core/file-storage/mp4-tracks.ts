import { type FileHandle, open } from 'node:fs/promises';
import { boxAt, readAt } from './iso-boxes.js';

/** Boxes that lead to the name of a track's kind (ISO/IEC 14496-12). */
const ON_THE_WAY = new Set(['moov', 'trak', 'mdia']);
const SOUND = 'soun';
/** A file with more boxes is not worth the walk. */
const MAX_BOXES = 500;

/** True if an MP4 file contains sound only, no picture. False for files whose boxes cannot be parsed. */
export async function isAudioOnly(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const kinds: string[] = [];
    await walk(file, 0, (await file.stat()).size, kinds);
    return kinds.length > 0 && kinds.every((kind) => kind === SOUND);
  } finally {
    await file.close();
  }
}

async function walk(file: FileHandle, start: number, end: number, kinds: string[], seen = { boxes: 0 }): Promise<void> {
  for (let at = start; at + 8 <= end; ) {
    seen.boxes += 1;
    const box = seen.boxes <= MAX_BOXES ? await boxAt(file, at, end) : undefined;
    if (!box) {
      // A track that cannot be parsed does not count as sound.
      kinds.push('');
      return;
    }
    if (ON_THE_WAY.has(box.name)) await walk(file, box.contents, box.end, kinds, seen);
    if (box.name === 'hdlr') kinds.push((await readAt(file, box.contents + 8, 4)).toString('latin1'));
    at = box.end;
  }
}
