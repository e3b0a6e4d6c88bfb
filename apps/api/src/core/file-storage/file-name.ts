import { LIMITS } from '@murmel/contracts';

const NAMELESS = 'Datei';
/** Longer endings are words, not types. */
const LONGEST_ENDING = 10;
/** File systems take 255 bytes, and letters beyond English ones are two to four; a number may still follow. */
const MAX_BYTES = 240;
/** Other file extensions of the same type. */
const SPELLINGS: Readonly<Record<string, readonly string[]>> = { jpg: ['jpeg', 'jpe', 'jfif'], m4a: ['mp4', 'm4b'] };

/**
 * The name under which a file is kept and given out: without path, control characters, signs that turn the direction
 * of writing (they hide an ending) and signs that no file system takes; at most `LIMITS.file.nameMax` characters and as many bytes as every
 * file system takes, never empty.
 * @param extension what the bytes show, without dot; an ending that claims something else gets the true one behind it
 */
export function fileName(sent: string, extension?: string): string {
  const base = sent.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const clean = withoutEdges(base.replace(/[\p{Cc}\p{Co}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '').replace(/[<>:"|?*]/g, '_'));
  const named = clean === '' ? NAMELESS : clean;
  return shortened(extension === undefined || endsWith(named, extension) ? named : `${named}.${extension}`);
}

/** Trims spaces and dots at both ends. Their number is untrusted, so none is checked twice. */
function withoutEdges(name: string): string {
  const isEdge = (at: number): boolean => /[\s.]/u.test(name[at]!);
  let [from, to] = [0, name.length];
  while (from < to && isEdge(from)) from += 1;
  while (to > from && isEdge(to - 1)) to -= 1;
  return name.slice(from, to);
}

function endsWith(name: string, extension: string): boolean {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return name.includes('.') && [extension, ...(SPELLINGS[extension] ?? [])].includes(ending);
}

/** Cuts before the ending, and never within a character. */
function shortened(name: string): string {
  if (name.length <= LIMITS.file.nameMax && Buffer.byteLength(name) <= MAX_BYTES) return name;
  const dot = name.lastIndexOf('.');
  const ending = dot >= 0 && name.length - dot <= LONGEST_ENDING ? name.slice(dot) : '';
  let stem = name.slice(0, LIMITS.file.nameMax - ending.length);
  const room = MAX_BYTES - Buffer.byteLength(ending);
  while (Buffer.byteLength(stem) > room) stem = stem.slice(0, -1);
  return stem.replace(/\p{Cs}$/u, '').trimEnd() + ending;
}
