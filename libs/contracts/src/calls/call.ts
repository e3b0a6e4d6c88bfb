import { oc } from '@orpc/contract';
import { z } from 'zod';
import { PART_ADDRESS } from '../boards/board-wire.js';
import { ERRORS, type ErrorCode } from '../errors.js';
import { LIMITS } from '../limits.js';
import type { Operation } from '../operations.js';

/** Things inside an item that have an address of their own; the server finds their item before it decides. */
export const ITEM_THROUGH = ['image', 'file', 'surveyQuestion', 'surveyResponse', 'boardPart', 'pinboardComment'] as const;
export type ItemThrough = (typeof ITEM_THROUGH)[number];

/** What has an address of its own inside a school class. */
export const CLASS_THROUGH = ['pupil', 'teacher'] as const;
export type ClassThrough = (typeof CLASS_THROUGH)[number];

/** What has an address of its own inside a project. */
export const PROJECT_THROUGH = ['projectItem'] as const;
export type ProjectThrough = (typeof PROJECT_THROUGH)[number];

/** What the server must know about a call besides its shape. A call without an operation stops the start. */
export interface CallMeta {
  operation?: Operation;
  /** the path parameter that names the item, for `item.*` operations */
  itemParam?: string;
  /** the item is found through another thing that the path parameter `id` names */
  itemThrough?: ItemThrough;
  /** the path parameter that names the school class, for `class.*` operations */
  classParam?: string;
  /** the class is found through another thing that the path parameter `id` names */
  classThrough?: ClassThrough;
  /** the parameter that names the project, for `project.*` operations: in the path, the query or the body */
  projectParam?: string;
  /** the project is found through another thing that the path parameter `id` names */
  projectThrough?: ProjectThrough;
  /** a POST that creates: repeated with the same `Idempotency-Key` it answers the same (decision E25) */
  idempotent?: boolean;
}

export const call = oc.$meta<CallMeta>({});

interface DeclaredError {
  status: number;
  message: string;
  data: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
}

/** Declares the errors of a call by their codes; status and text come from the one table. */
export function errors<Code extends ErrorCode>(...codes: Code[]): Record<Code, DeclaredError> {
  const declared: Partial<Record<ErrorCode, DeclaredError>> = {};
  for (const code of codes as readonly ErrorCode[]) declared[code] = { ...ERRORS[code], data: z.record(z.string(), z.unknown()).optional() };
  return declared as Record<Code, DeclaredError>;
}

/** A list, card or attachment of a board: the board's id, `_`, and the part's own. */
export const partParam = z.strictObject({ id: z.string().regex(PART_ADDRESS) });
export const idParam = z.strictObject({ id: z.uuid() });
export const nothing = z.strictObject({});
export const timestamp = z.string();

/** `page` counts from 1; `limit` is capped so that no list can be asked for whole. */
export const pageQuery = {
  page: z.coerce.number().int().min(1).default(LIMITS.page.default),
  limit: z.coerce.number().int().min(1).max(LIMITS.page.maxSize).default(LIMITS.page.size),
};

/** One page of a list, with what is needed to draw the page switch. */
export function pageOf<T extends z.ZodType>(entry: T) {
  return z.object({ entries: z.array(entry), page: z.number(), limit: z.number(), total: z.number() });
}
