import { ARCHIVE_VERSION, type ArchiveFile, archiveFileSchema, LIMITS, SERVER_LIMITS } from '@murmel/contracts';
import { jsonCounts } from '../../platform/json-counts.js';
import { FileRefused } from './file-refused.js';

const { entries, values, valuesOfThing } = SERVER_LIMITS.broughtIn;

/**
 * Returns the manifest of a file in the product's own format. Counted as bytes first, then by its lists, then validated: a list of a
 * million entries is refused before each of them is checked.
 * @throws FileRefused with the number where there is one
 */
export function readManifest(manifest: Buffer): ArchiveFile {
  const counts = jsonCounts(manifest);
  if (counts.depth > LIMITS.collaboration.nesting) throw new FileRefused('nested');
  if (counts.values > values) throw new FileRefused('values', values);
  const sent = parsed(manifest);
  const { version, things } = (typeof sent === 'object' && sent !== null ? sent : {}) as { version?: unknown; things?: unknown };
  if (typeof version === 'number' && version > ARCHIVE_VERSION) throw new FileRefused('newer', ARCHIVE_VERSION);
  if (!Array.isArray(things) || things.length === 0) throw new FileRefused('broken');
  if (things.length > LIMITS.remixedAtOnce) throw new FileRefused('things', LIMITS.remixedAtOnce);
  const listed = things.map((thing: unknown) => (typeof thing === 'object' && thing !== null ? (thing as Record<string, unknown>) : {}));
  // All of them together travel to the api.
  for (const list of ['files', 'shows'])
    if (listed.reduce((sum, thing) => sum + lengthOf(thing[list]), 0) > entries) throw new FileRefused('entries', entries);
  const { data } = archiveFileSchema.safeParse(sent);
  if (!data || !isStorable(sent)) throw new FileRefused('broken');
  return data;
}

/** A thing's content as the api takes it. @throws FileRefused for more than it looks at on its own */
export function boundedContent(content: unknown): string {
  const json = JSON.stringify(content);
  if (jsonCounts(Buffer.from(json)).values > valuesOfThing) throw new FileRefused('values', valuesOfThing);
  if (json.length > LIMITS.collaboration.documentBytes) throw new FileRefused('broken');
  return json;
}

function parsed(manifest: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(manifest));
  } catch {
    throw new FileRefused('broken');
  }
}

const lengthOf = (list: unknown): number => (Array.isArray(list) ? list.length : 0);

/** Every text in it can be stored. */
function isStorable(sent: unknown): boolean {
  const left: unknown[] = [sent];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) return false;
    if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) left.push(one);
  }
  return true;
}
