import { localTime, NEW_LOOK, PART_ID } from '@murmel/contracts';
import type { z } from 'zod';
import { newestSchema } from '../../support/newest-schema.js';

/** Names of fields that hold an id although their type does not say so. */
const NAMED_IDS = new Set(['card', 'person', 'pupilId', 'versionId', 'userId', 'classToken', 'code', 'objType']);
const UUID = /uuid/;
const localTimePattern = patternsOf(localTime)[0];
/** An update of a live document that says nothing, and what a copy has that has nothing. */
const NOTHING_NEW = 'AAA=';

export type Def = Record<string, unknown> & { type: string };

/** @returns the id that a request of one's own world has in this field; undefined when the world does not know the field */
export type IdFor = (field: string) => string | undefined;

export interface Sampled {
  /** valid inputs: one with what is required, and one more for each optional field with ids */
  inputs: unknown[];
  /** fields with ids that `idFor` had no answer for */
  unknown: string[];
}

/** Valid inputs for a call, made from its contract alone: every field that takes an id is in one of them. */
export function sampleInputs(schema: z.ZodType, idFor: IdFor): Sampled {
  const unknown = new Set<string>();
  const inputs = samplesOf(schema, '', (field) => idFor(field) ?? (unknown.add(field), undefined));
  return { inputs, unknown: [...unknown] };
}

/** Is there a field for an id anywhere in this schema? */
export function holdsIds(schema: unknown, field = ''): boolean {
  const def = defOf(schema);
  if (!def) return false;
  if (def.type === 'string') return isId(schema as z.ZodType, field);
  return children(schema as z.ZodType).some(([name, child]) => holdsIds(child, name || field));
}

function samplesOf(schema: unknown, field: string, idFor: IdFor): unknown[] {
  const def = defOf(schema);
  if (!def) return [undefined];
  switch (def.type) {
    case 'string':
      return [isId(schema as z.ZodType, field) ? idFor(field) : textFor(schema as z.ZodType, field)];
    case 'number':
      return [
        field === 'schemaVersion' ? newestSchema('text_document') : Math.max(1, Number((schema as { minValue?: number }).minValue ?? 1)),
      ];
    case 'boolean':
      return [true];
    case 'enum': {
      const values = Object.values(def['entries'] as object);
      const known = NAMED_IDS.has(field) ? idFor(field) : undefined;
      return [values.includes(known) ? known : values[0]];
    }
    case 'literal':
      return [(def['values'] as unknown[])[0]];
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
      return samplesOf(def['innerType'], field, idFor);
    case 'pipe':
      return samplesOf(def['in'], field, idFor);
    case 'array':
      return samplesOf(def['element'], field, idFor).map((entry) => [entry]);
    case 'union':
      return (def['options'] as unknown[]).flatMap((option) => samplesOf(option, field, idFor));
    case 'object':
      return objects(def['shape'] as Record<string, unknown>, idFor);
    case 'record':
      return [{}];
    case 'null':
      return [null];
    default:
      return [undefined];
  }
}

/** The required fields with their first sample; then, one at a time, what else can be in a field that holds ids. */
function objects(shape: Record<string, unknown>, idFor: IdFor): Record<string, unknown>[] {
  const required = Object.entries(shape).filter(([, field]) => !isOptional(field));
  const sampled = new Map(Object.entries(shape).map(([name, field]) => [name, samplesOf(field, name, idFor)]));
  const base = Object.fromEntries(required.map(([name]) => [name, sampled.get(name)![0]]));
  const more = Object.entries(shape)
    .filter(([name, field]) => holdsIds(field, name))
    .flatMap(([name, field]) =>
      sampled
        .get(name)!
        .slice(isOptional(field) ? 0 : 1)
        .map((value) => ({ ...base, [name]: value })),
    );
  return [base, ...more];
}

function isOptional(field: unknown): boolean {
  const type = defOf(field)?.type;
  return type === 'optional' || type === 'default' || type === 'prefault';
}

/** Does an id stand here, by its type or by its name? */
export function isId(schema: z.ZodType, field: string): boolean {
  return (
    NAMED_IDS.has(field) ||
    patternsOf(schema).some((pattern) => pattern === PART_ID.source || UUID.test(pattern)) ||
    formatOf(schema) === 'uuid'
  );
}

function formatOf(schema: z.ZodType): unknown {
  return defOf(schema)?.['format'];
}

function patternsOf(schema: z.ZodType): string[] {
  const checks = (defOf(schema)?.['checks'] ?? []) as { _zod: { def: { pattern?: RegExp } } }[];
  return checks.flatMap(({ _zod }) => (_zod.def.pattern ? [_zod.def.pattern.source] : []));
}

/** A text that most fields of this name and type take. */
export function textFor(schema: z.ZodType, field: string): string {
  if (formatOf(schema) === 'email') return 'kollegin@schule.example';
  if (formatOf(schema) === 'base64') return NOTHING_NEW;
  if (formatOf(schema) === 'datetime') return '2027-05-04T08:00:00Z';
  if (formatOf(schema) === 'date') return '2027-05-04';
  if (field === 'timeZone') return 'Europe/Berlin';
  // An end behind the begin.
  if (patternsOf(schema).some((pattern) => pattern === localTimePattern)) return field.startsWith('end') ? '09:00' : '08:00';
  if (field === 'ink') return NEW_LOOK.ink;
  if (field === 'url' || formatOf(schema) === 'url') return 'https://schule.example/wald';
  if (patternsOf(schema).some((pattern) => pattern.includes('\\d{6}'))) return '123456';
  // No password is a name that another call gave: without a password an account is erased by its name.
  const word = field === 'password' ? 'Moos' : 'Wald';
  return word.repeat(Math.ceil(Math.max(4, Number((schema as { minLength?: number }).minLength ?? 0)) / 4));
}

function children(schema: z.ZodType): [string, unknown][] {
  const def = defOf(schema)!;
  if (def.type === 'object') return Object.entries(def['shape'] as Record<string, unknown>);
  if (def.type === 'union') return (def['options'] as unknown[]).map((option) => ['', option]);
  return [def['innerType'], def['element'], def['in']].filter((child) => child !== undefined).map((child) => ['', child]);
}

/** Returns the definition of a type; undefined where there is no type. */
export function defOf(schema: unknown): Def | undefined {
  return (schema as { def?: Def } | undefined)?.def;
}
