import { type FileHandle, open } from 'node:fs/promises';
import { type Box, type ByteStretch, boxBelow, boxesIn, readAt } from './iso-boxes.js';
import { photoNotes } from './photo-notes.js';
import { sampleRanges } from './track-samples.js';

/** Types whose files are made of boxes: films of phones and cameras, voice memos, and the photos that are not drawn anew. */
const BOXED = /^(video\/(mp4|quicktime|x-m4v|3gpp2?)|audio\/mp4|image\/(hei[cf](-sequence)?|avif))$/;
/** Boxes in which devices write where, when and by whom something was recorded; `free` and `skip` keep what an editor took out. */
const NOTES: ReadonlySet<string> = new Set(['udta', 'meta', 'uuid', 'free', 'skip']);
/** Tracks that are neither picture nor sound nor words: where a camera was, second by second. */
const NOTES_TRACK = 'meta';
/** A file with more boxes in one place is not worth the walk. */
const MAX_BOXES = 20_000;
const ZEROS = Buffer.alloc(64 * 1024);

/**
 * Takes places, devices and names out of a film, a voice memo or a photo that is not drawn anew (spec T-35). They are overwritten where
 * they are, so no other byte moves and the file plays as before. What is no such file stays as it is.
 * @param path is written to
 */
export async function removePositions(path: string, type: string): Promise<void> {
  if (!BOXED.test(type)) return;
  const file = await open(path, 'r+');
  try {
    const { size } = await file.stat();
    for await (const box of boxesIn(file, 0, size, MAX_BOXES)) {
      if (box.name === 'moov') await cleanFilm(file, box);
      // The box that says what a photo is made of stays; only the notes that it leads to go.
      else if (box.name === 'meta' && type.startsWith('image/'))
        for (const stretch of await photoNotes(file, box, size)) await blank(file, stretch);
      else if (NOTES.has(box.name)) await remove(file, box);
    }
  } finally {
    await file.close();
  }
}

async function cleanFilm(file: FileHandle, film: Box): Promise<void> {
  for await (const box of boxesIn(file, film.contents, film.end, MAX_BOXES)) {
    if (NOTES.has(box.name)) await remove(file, box);
    if (box.name === 'trak') await cleanTrack(file, box);
  }
}

async function cleanTrack(file: FileHandle, track: Box): Promise<void> {
  const handler = await boxBelow(file, track, 'mdia', 'hdlr');
  if (handler && (await readAt(file, handler.contents + 8, 4)).toString('latin1') === NOTES_TRACK) {
    for (const stretch of await sampleRanges(file, track)) await blank(file, stretch);
    return remove(file, track);
  }
  for await (const box of boxesIn(file, track.contents, track.end, MAX_BOXES)) if (NOTES.has(box.name)) await remove(file, box);
}

/** Makes room of a box: players skip it. */
async function remove(file: FileHandle, { start, contents, end }: Box): Promise<void> {
  await file.write('free', start + 4, 'latin1');
  await blank(file, { from: contents, to: end });
}

async function blank(file: FileHandle, { from, to }: ByteStretch): Promise<void> {
  for (let at = from; at < to; at += ZEROS.length) await file.write(ZEROS, 0, Math.min(ZEROS.length, to - at), at);
}
