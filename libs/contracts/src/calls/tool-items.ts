import { z } from 'zod';
import type { ErrorCode } from '../errors.js';
import { callsRouteOf, ITEM_TYPES, type ItemTypeKey, toolOfKind } from '../tools/registry.js';
import { callsFor, errors, idParam, nothing, pageOf } from './call.js';
import { type item, listedItem } from './item.js';
import { itemFieldsInput, placeInput, toolListQuery } from './items.js';

/** Type-specific part of the calls on its items. */
interface OwnPart<
  Answer extends z.ZodType,
  New extends z.ZodRawShape,
  Changed extends z.ZodRawShape,
  Code extends ErrorCode,
  Listed extends z.ZodRawShape,
> {
  /** about one item: `item`, or that with what the tool adds */
  answer: Answer;
  /** what a line of the tool's own list says beyond the item */
  listed?: Listed;
  /** initial fields of a new item */
  created: New;
  /** refusals of the creation, in addition to those of any item */
  createErrors?: readonly Code[];
  /** fields that can be changed later */
  changed: Changed;
  /** refusals of a change, in addition to those of any item */
  changeErrors: readonly Code[];
}

const AGAINST_MAKING = ['FORBIDDEN', 'LIMIT_REACHED', 'TOOL_DISABLED', 'TOOL_NOT_RELEASED', 'FOLDER_UNKNOWN', 'FOLDER_TOO_DEEP'] as const;

/**
 * Creates the calls for the items of one type: create, list, get, change and discard. They are the same for all types, at the addresses in
 * the registry.
 */
export function toolItemCalls<
  Answer extends z.ZodType,
  New extends z.ZodRawShape,
  Changed extends z.ZodRawShape,
  Code extends ErrorCode,
  Listed extends z.ZodRawShape = Record<never, never>,
>(type: ItemTypeKey, own: OwnPart<Answer, New, Changed, Code, Listed>) {
  const { kind } = ITEM_TYPES[type];
  const route = callsRouteOf(type);
  const makes = toolOfKind(kind);
  const call = callsFor(kind);
  const one = `${route}/{id}` as const;
  return {
    create: call
      .meta({ operation: 'account.createItem', ...(makes && { makes }), idempotent: true })
      .route({ method: 'POST', path: route, successStatus: 201 })
      .input(z.strictObject({ ...itemFieldsInput, ...own.created, ...placeInput }))
      .output(own.answer)
      .errors(errors<(typeof AGAINST_MAKING)[number] | Code>(...AGAINST_MAKING, ...(own.createErrors ?? []))),
    list: call
      .meta({ operation: 'teacher.listItems' })
      .route({ method: 'GET', path: route })
      .input(z.strictObject(toolListQuery))
      .output(pageOf(listedItem.extend((own.listed ?? {}) as Listed))),
    get: call
      .meta({ operation: 'item.read', itemParam: 'id' })
      .route({ method: 'GET', path: one })
      .input(idParam)
      .output(own.answer)
      .errors(errors('NOT_FOUND', 'NO_PASSWORD_PROVIDED')),
    update: call
      .meta({ operation: 'item.update', itemParam: 'id' })
      .route({ method: 'PUT', path: one })
      .input(idParam.extend({ ...itemFieldsInput, ...own.changed }))
      .output(own.answer)
      .errors(errors<'NOT_FOUND' | 'FORBIDDEN' | Code>('NOT_FOUND', 'FORBIDDEN', ...own.changeErrors)),
    /** into the trash, restorable for 30 days */
    discard: call
      .meta({ operation: 'item.discard', itemParam: 'id' })
      .route({ method: 'DELETE', path: one })
      .input(idParam)
      .output(nothing)
      .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  };
}

/** Item calls common to all tools. */
export type ItemCalls = ReturnType<typeof toolItemCalls<typeof item, z.ZodRawShape, z.ZodRawShape, never>>;
