import { z } from 'zod';
import { documentAs } from '../documented-schema.js';
import { contentSchema } from '../parts/content-schema.js';
import type { Json } from './board-wire.js';
import { CARD_FIELDS } from './card-fields.js';
import { CARD_KINDS, type CardKind } from './teaching-board-names.js';

/** Content schema of each kind of card, with every field. */
export const CARD_CONTENT = Object.fromEntries(CARD_KINDS.map((kind) => [kind, contentSchema(CARD_FIELDS[kind])])) as unknown as {
  readonly [K in CardKind]: z.ZodObject;
};

/**
 * Fields of a card's kind; only the given ones change. The schema of each kind is for the documentation; validation is done by the
 * operation, so that all callers get the same errors (`CARD_INVALID`, `TEXT_TOO_LONG`) by any path.
 */
export const cardContentInput = documentAs(
  z.record(z.string().max(40), z.json() as z.ZodType<Json>),
  z.union(CARD_KINDS.map((kind) => CARD_CONTENT[kind].partial().meta({ title: kind }))),
);
