import { z } from 'zod';
import { documentAs } from '../documented-schema.js';
import { contentSchema } from '../parts/content-schema.js';
import { BLOCK_FIELDS, WORKING_FIELDS } from './block-fields.js';
import type { Json } from './board-wire.js';
import { BLOCK_KINDS, type BlockKind } from './worksheet-names.js';

type WithWorking = Partial<Record<BlockKind, (typeof WORKING_FIELDS)[keyof typeof WORKING_FIELDS]>>;

/** Content of each kind of block: every field for authors, only the visible ones for all others. */
export const BLOCK_CONTENT = Object.fromEntries(
  BLOCK_KINDS.map((kind) => [kind, contentSchema({ ...BLOCK_FIELDS[kind], ...(WORKING_FIELDS as WithWorking)[kind] }).partial()]),
) as unknown as { readonly [K in BlockKind]: z.ZodObject };

/** Fields of a block's kind; only the given ones change. What is wrong with them is the operation's question, as with cards. */
export const blockContentInput = documentAs(
  z.record(z.string().max(40), z.json() as z.ZodType<Json>),
  z.union(BLOCK_KINDS.map((kind) => contentSchema(BLOCK_FIELDS[kind]).partial().meta({ title: kind }))),
);
