import { readJson } from './descriptions.js';
import type { FoundLibrary } from './libraries.js';
import type { UnpackBudget } from './package-zip.js';

type Fields = readonly unknown[];
/** Field descriptions of each library, original and German. */
interface Spoken {
  known: ReadonlyMap<string, { semantics: Fields; german: Fields }>;
  /** letters that may still take the place of others: a long one in place of each of a million short ones would fill the memory */
  left: number;
}
interface Field {
  name?: string;
  type?: string;
  default?: unknown;
  field?: unknown;
  fields?: unknown;
}

/** Maximum depth of semantics, which library makers nest: no hand-written ones are deeper. */
const DEEPEST = 40;

/** Returns the German texts of libraries: their buttons and messages are part of each content, in the language in which it was made. */
export async function spokenGerman(libraries: readonly FoundLibrary[], room: UnpackBudget, left: number): Promise<Spoken> {
  const known = new Map<string, { semantics: Fields; german: Fields }>();
  for (const { key, folder, shelf } of libraries) {
    const [semantics, german] = [`${folder}/semantics.json`, `${folder}/language/de.json`];
    if (!shelf.zip.has(semantics) || !shelf.zip.has(german)) continue;
    try {
      const fields = readJson(await shelf.zip.description(semantics, room), semantics);
      const words = readJson(await shelf.zip.description(german, room), german) as { semantics?: unknown } | null;
      if (Array.isArray(fields) && Array.isArray(words?.semantics)) known.set(key, { semantics: fields, german: words.semantics });
    } catch {
      // It stays in the language that it has: nothing that the content needs is missing.
    }
  }
  return { known, left };
}

/** Returns the content with German words in place of unchanged English ones; complete only if `left` is not below 0 afterwards. */
export function inGerman(library: string, params: unknown, spoken: Spoken): unknown {
  const known = spoken.known.get(library);
  return known ? ofFields(known.semantics, known.german, params, spoken, 0) : params;
}

function ofFields(semantics: Fields, german: Fields, value: unknown, spoken: Spoken, depth: number): unknown {
  if (!isRecord(value) || depth > DEEPEST) return value;
  const changed: Record<string, unknown> = { ...value };
  for (const [index, field] of semantics.entries()) {
    if (!isRecord(field) || typeof field['name'] !== 'string' || !Object.hasOwn(value, field['name'])) continue;
    changed[field['name']] = ofField(field, german[index], value[field['name']], spoken, depth + 1);
  }
  return changed;
}

function ofField(field: Field, german: unknown, value: unknown, spoken: Spoken, depth: number): unknown {
  const words: Field = isRecord(german) ? german : {};
  if (depth > DEEPEST) return value;
  if (field.type === 'text')
    return value === field.default && typeof words.default === 'string' ? wordsFor(value, words.default, spoken) : value;
  if (field.type === 'library' && isRecord(value) && typeof value['library'] === 'string')
    return { ...value, params: inGerman(value['library'], value['params'], spoken) };
  if (field.type === 'list' && Array.isArray(value))
    return value.map((one: unknown) => (isRecord(field.field) ? ofField(field.field, words.field, one, spoken, depth + 1) : one));
  if (field.type !== 'group' || !Array.isArray(field.fields)) return value;
  const inside: Fields = Array.isArray(words.fields) ? words.fields : [];
  const [only] = field.fields as Fields;
  // A group of one field is kept as that field.
  if (field.fields.length === 1 && isRecord(only) && !isRecord(value)) return ofField(only, inside[0], value, spoken, depth + 1);
  return ofFields(field.fields as Fields, inside, value, spoken, depth + 1);
}

function wordsFor(value: unknown, words: string, spoken: Spoken): unknown {
  spoken.left -= words.length;
  return spoken.left < 0 ? value : words;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
