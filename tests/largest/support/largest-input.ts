import { documentedAs } from '@murmel/contracts';
import type { z } from 'zod';
import { type Def, defOf, type IdFor, isId, textFor } from '../../api/access/sample-input.js';
import { newestSchema } from '../../support/newest-schema.js';

/** Letters for a field that does not take arbitrary ones. */
const OTHER_LETTERS = ['a', '0', '0-'];

/** With its commas, quotation marks and names, roughly. */
const BYTES_OF_ENTRY = 12;
const BYTES_OF_ID = 38;

interface Wish {
  idFor: IdFor;
  /** what texts are made of */
  letters: string;
  /** which of several types, at each place where there are several */
  variant: number;
  /** bytes that are left: lists that are as long as they may be do not all fit into one body */
  room: { left: number };
}

/** How many inputs there are that differ by the types of their parts. */
export function variantsOf(schema: unknown): number {
  const as = typeof schema === 'object' && schema !== null ? documentedAs(schema) : undefined;
  const def = defOf(as ?? schema);
  if (!def) return 1;
  const options = def.type === 'union' ? (def['options'] as unknown[]) : [];
  return Math.max(1, options.length, ...partsOf(def).map(variantsOf));
}

/**
 * An input of a call with every field, each text and each list as long as the contract and the body allow.
 * @param bytes that its JSON may take
 */
export function largestInput(schema: z.ZodType, wish: Omit<Wish, 'room'>, bytes: number): unknown {
  for (let share = 0.95; share > 0.01; share *= 0.7) {
    const input = valueOf(schema, '', { ...wish, room: { left: bytes * share } });
    if (Buffer.byteLength(JSON.stringify(input) ?? '') <= bytes) return input;
  }
  return {};
}

/** The types that a type is made of. */
export function partsOf(def: Def): unknown[] {
  if (def.type === 'object') return Object.values(def['shape'] as object);
  if (def.type === 'union') return def['options'] as unknown[];
  return [def['innerType'], def['element'], def['in'], def['valueType']].filter((part) => part !== undefined);
}

function valueOf(schema: unknown, field: string, wish: Wish): unknown {
  const as = typeof schema === 'object' && schema !== null ? documentedAs(schema) : undefined;
  const def = defOf(as ?? schema);
  if (!def) return undefined;
  switch (def.type) {
    case 'string':
      return textOf(schema as z.ZodType, field, wish);
    case 'number': {
      const { maxValue } = schema as { maxValue?: number | null };
      return field === 'schemaVersion' ? newestSchema('text_document') : Math.min(maxValue ?? 1, 1_000_000);
    }
    case 'boolean':
      return true;
    case 'enum':
      return pick(Object.values(def['entries'] as object), wish);
    case 'literal':
      return (def['values'] as unknown[])[0];
    case 'null':
      return null;
    case 'array':
      return asManyAs(mostOf(schema), wish, (index) => valueOf(def['element'], field, { ...wish, variant: wish.variant + index }));
    case 'record':
      return Object.fromEntries(asManyAs(undefined, wish, (index) => [`key${index}`, valueOf(def['valueType'], '', wish)] as const));
    case 'union': {
      const options = (def['options'] as unknown[]).filter((option) => defOf(option)?.type !== 'null');
      return valueOf(pick(options, wish), field, wish);
    }
    case 'tuple':
      return (def['items'] as unknown[]).map((item) => valueOf(item, field, wish));
    case 'object':
      return Object.fromEntries(
        Object.entries(def['shape'] as Record<string, unknown>).map(([name, part]) => [name, valueOf(part, name, wish)]),
      );
    default: {
      const inside = [def['innerType'], def['in']].find((part) => part !== undefined);
      return inside === undefined ? wish.letters : valueOf(inside, field, wish);
    }
  }
}

const pick = <T>(all: readonly T[], { variant }: Wish): T => all[variant % all.length]!;

/** How many entries a list may have. */
export function mostOf(schema: unknown): number | undefined {
  const checks = (defOf(schema)?.['checks'] ?? []) as { _zod: { def: { check: string; maximum?: number; length?: number } } }[];
  const ends = checks.flatMap(({ _zod: { def } }) => def.maximum ?? def.length ?? []);
  return ends.length > 0 ? Math.min(...ends) : undefined;
}

/** At least one, and then more as long as there is room. */
function asManyAs<T>(most: number | undefined, { room }: Wish, make: (index: number) => T): T[] {
  const made: T[] = [];
  do {
    made.push(make(made.length));
    room.left -= BYTES_OF_ENTRY;
  } while (made.length < (most ?? Number.POSITIVE_INFINITY) && room.left > 0);
  return made;
}

function textOf(schema: z.ZodType, field: string, { idFor, letters, room }: Wish): unknown {
  if (isId(schema, field)) {
    room.left -= BYTES_OF_ID;
    return idFor(field);
  }
  const { maxLength } = schema as { maxLength?: number | null };
  const length = Math.max(4, Math.floor(Math.min(maxLength ?? room.left, room.left) / 4) * 4);
  const words = wordsThatFit(schema, letters, length);
  const text = words === undefined ? textFor(schema, field) : repeated(words, length);
  room.left -= JSON.stringify(text).length;
  return text;
}

const repeated = (words: string, length: number): string => words.repeat(Math.ceil(length / words.length)).slice(0, length);
const fitting = new WeakMap<z.ZodType, Map<string, string | undefined>>();

/** Returns the longest text a type accepts: from these letters or, if they do not fit, from others. Computed once for each type. */
function wordsThatFit(schema: z.ZodType, letters: string, length: number): string | undefined {
  const known = fitting.get(schema) ?? new Map<string, string | undefined>();
  fitting.set(schema, known);
  if (!known.has(letters)) {
    const all = [letters, ...OTHER_LETTERS];
    known.set(
      letters,
      all.find((words) => schema.safeParse(repeated(words, length)).success),
    );
  }
  return known.get(letters);
}
