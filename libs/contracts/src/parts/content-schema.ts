import { z } from 'zod';
import { boardTextSchema } from '../boards/rich-text.js';
import type { Field, Fields } from './field.js';

/** Descriptions of the valid addresses; in words, because a function validates them. */
const ADDRESSES = {
  page: 'http or https',
  film: 'a film at YouTube or Vimeo',
  frame: 'https, or a snippet with a frame; of it the address is kept',
  own: 'a public page of this installation, as a path',
} as const;

function schemaOf(field: Field): z.ZodType {
  switch (field.is) {
    case 'flag':
      return z.boolean();
    case 'whole':
      return z.number().int().min(field.min).max(field.max);
    case 'words':
      return z.string().min(field.min).max(field.max);
    case 'choice':
      return z.enum(field.of);
    case 'id':
      return z.guid();
    case 'address':
      return z.string().max(field.max).describe(ADDRESSES[field.form]);
    case 'text':
      return boardTextSchema(field.max);
    case 'list':
      return z.array(schemaOf(field.of)).max(field.max);
    case 'record':
      return z.strictObject(schemasOf(field.fields));
    case 'maybe':
      return schemaOf(field.of).nullable();
  }
}

function schemasOf(fields: Fields): Record<string, z.ZodType> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)]));
}

/** Returns the schema of a part's content, with every field. */
export function contentSchema(fields: Fields): z.ZodObject {
  return z.strictObject(schemasOf(fields));
}
