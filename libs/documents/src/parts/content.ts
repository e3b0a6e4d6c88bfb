import type { BoardRefusal, ErrorCode, Fields, Json, PartFields } from '@murmel/contracts';
import { readField } from './read-field.js';

/** A kind of part for code that knows none. */
export interface AnyPartKind {
  fields: Fields;
  initial: PartContent;
  behind?: readonly string[];
  refuse?(content: PartContent, given: GivenContent): BoardRefusal | undefined;
}

/** The fields of one kind of part. A type, not an interface, so that it fits plain JSON. */
export type PartContent = Readonly<Record<string, unknown>>;
type GivenContent = Readonly<Record<string, Json>>;

/** Fields of a kind are stored beside those that every part of its table has, and never take their names. */
const CONTENT = 'content.';

/** The name under which a field of a kind is stored. */
export function contentField(name: string): string {
  return `${CONTENT}${name}`;
}

/** Reads the content of a part. An invalid field of a stored document gets the initial value. */
export function readContent({ fields, initial }: Pick<AnyPartKind, 'fields' | 'initial'>, stored: PartFields): PartContent {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const value = stored[contentField(name)];
      const read = value === undefined ? undefined : readField(field, value);
      return [name, read === undefined ? initial[name] : read];
    }),
  );
}

/** @param known what the part holds so far  @param misfit the code for what is no field of the kind, or not what it wants */
export function refuseContent(
  { fields, initial, refuse }: AnyPartKind,
  given: GivenContent,
  known: PartContent | undefined,
  misfit: ErrorCode,
): BoardRefusal | undefined {
  const read: [string, Json][] = [];
  for (const [name, value] of Object.entries(given)) {
    const made = Object.hasOwn(fields, name) ? readField(fields[name]!, value) : undefined;
    if (made === undefined) return { code: misfit };
    read.push([name, made]);
  }
  return refuse?.({ ...(known ?? initial), ...Object.fromEntries(read) }, given);
}

/** Converts the fields of a kind to their stored form; the input was validated before. */
export function storedContent({ fields }: Pick<AnyPartKind, 'fields'>, given: GivenContent): Record<string, Json> {
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [contentField(name), readField(fields[name]!, value)!]));
}
