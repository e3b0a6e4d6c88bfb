import { fileTypeFromFile } from 'file-type';
import { isAudioOnly } from './mp4-tracks.js';

export interface Recognised {
  /** media type */
  type: string;
  /** usual ending, without dot */
  extension: string;
}

/** Names of the same type; the second is the one that counts. */
const ALIASES: Readonly<Record<string, string>> = { 'audio/x-m4a': 'audio/mp4', 'image/apng': 'image/png' };
const UNNAMED: Recognised = { type: 'application/octet-stream', extension: '' };

/**
 * Returns the type of a file by its bytes; its name and claimed type are ignored. Text and proprietary formats are not recognised:
 * `application/octet-stream`.
 */
export async function recognise(path: string): Promise<Recognised> {
  const found = await fileTypeFromFile(path).catch(() => undefined);
  if (!found) return UNNAMED;
  // Voice recorders of phones write the same container as for films.
  if (found.mime === 'video/mp4' && (await isAudioOnly(path))) return { type: 'audio/mp4', extension: 'm4a' };
  const type = canonical(found.mime);
  return { type, extension: type === 'image/png' ? 'png' : found.ext };
}

/** True if a type is among those that a tool accepts. */
export function isAmong(type: string, types: readonly string[]): boolean {
  return types.some((allowed) => canonical(allowed) === type);
}

function canonical(type: string): string {
  return ALIASES[type] ?? type;
}
