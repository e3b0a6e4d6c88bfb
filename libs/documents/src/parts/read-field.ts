import { type AddressForm, type Field, type Fields, type Json, publicPlaceOf } from '@murmel/contracts';
import { cleanBoardText } from '../board/rich-text.js';
import { embedAddress } from './embed-address.js';
import { videoOf } from './video-address.js';

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Normalizers for each form of address; they return undefined for an invalid one. */
const ADDRESSES: Readonly<Record<AddressForm, (value: string) => string | undefined>> = {
  page: webAddress,
  film: (value) => videoOf(value)?.address,
  frame: embedAddress,
  own: (value) => (publicPlaceOf(value.split(/[?#]/)[0] ?? '') ? value : undefined),
};

/**
 * A field as its description wants it, from a call as from a stored document.
 * @returns undefined for what does not fit
 */
export function readField(field: Field, value: unknown): Json | undefined {
  switch (field.is) {
    case 'flag':
      return typeof value === 'boolean' ? value : undefined;
    case 'whole':
      return Number.isInteger(value) && (value as number) >= field.min && (value as number) <= field.max ? (value as number) : undefined;
    case 'words':
      if (typeof value !== 'string' || value.length < field.min || value.length > field.max) return undefined;
      return field.trimmed ? value.trim() : value;
    case 'choice':
      return field.of.find((known) => known === value);
    case 'id':
      return typeof value === 'string' && ID.test(value) ? value : undefined;
    case 'address':
      return readAddress(value, ADDRESSES[field.form], field.max);
    case 'text':
      return cleanBoardText(value as Json, field.max) as unknown as Json;
    case 'list':
      return Array.isArray(value) && value.length <= field.max ? allOf(value.map((entry) => readField(field.of, entry))) : undefined;
    case 'record':
      return readRecord(field.fields, value);
    case 'maybe':
      return value === null ? null : readField(field.of, value);
  }
}

/** Addresses grow when they are spelled out; what could not be read again does not fit. */
function readAddress(value: unknown, read: (value: string) => string | undefined, max: number): string | undefined {
  const made = typeof value === 'string' && value.length <= max ? read(value) : undefined;
  return made !== undefined && made.length <= max ? made : undefined;
}

/** Exactly these fields, none beside them. */
function readRecord(fields: Fields, value: unknown): Json | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  if (!Object.keys(value).every((name) => Object.hasOwn(fields, name))) return undefined;
  const names = Object.keys(fields);
  const read = allOf(names.map((name) => readField(fields[name]!, (value as Record<string, unknown>)[name])));
  return read && Object.fromEntries(names.map((name, index) => [name, read[index]!]));
}

function allOf(read: readonly (Json | undefined)[]): Json[] | undefined {
  return read.includes(undefined) ? undefined : (read as Json[]);
}

/** @returns undefined for anything but http and https */
function webAddress(value: string): string | undefined {
  try {
    const url = new URL(value.trim());
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
  } catch {
    return undefined;
  }
}
