import { getSchema } from '@tiptap/core';
import type { Schema } from '@tiptap/pm/model';
import { textDocumentExtensions } from './extensions.js';
import { guardSchema } from './guard-schema.js';

/** Version of the schema. Increase it with every change of the content model; older clients are prompted to reload. */
export const TEXT_DOCUMENT_SCHEMA_VERSION = 2;

/** The name of the Yjs fragment that holds the text. */
export const TEXT_DOCUMENT_FIELD = 'default';

let schema: Schema | undefined;

/** The guarded schema, made once per process. */
export function textDocumentSchema(): Schema {
  schema ??= guardSchema(getSchema(textDocumentExtensions()));
  return schema;
}
