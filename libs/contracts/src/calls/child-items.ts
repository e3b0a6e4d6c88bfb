import { z } from 'zod';
import { parentKindsOf, TOOLS, type ToolKey } from '../tools/registry.js';
import { callsFor, errors, idParam, pageOf, pageQuery } from './call.js';
import { item } from './item.js';
import { itemFieldsInput } from './items.js';

/**
 * Makes and lists a tool's items inside of items that the registry lets them belong to. Beyond that they are items of the tool:
 * its other calls are about them, too.
 * @throws Error for a tool whose items belong to none
 */
export function childItemCalls<Answer extends z.ZodType, New extends z.ZodRawShape>(tool: ToolKey, own: { answer: Answer; created: New }) {
  const parents = parentKindsOf(tool);
  if (parents.length === 0) throw new Error(`The registry does not say what items of ${tool} may belong to.`);
  const call = callsFor(parents);
  const path = `${TOOLS[tool].route}/in/{id}` as const;
  return {
    /** by users who may change the parent, and for its owner */
    createIn: call
      .meta({ operation: 'item.update', itemParam: 'id', makes: tool, idempotent: true })
      .route({ method: 'POST', path, successStatus: 201 })
      .input(idParam.extend({ ...itemFieldsInput, ...own.created }))
      .output(own.answer)
      .errors(errors('NOT_FOUND', 'FORBIDDEN', 'LIMIT_REACHED', 'TOOL_DISABLED', 'TOOL_NOT_RELEASED')),
    /** those of this tool, in the order in which they were made */
    listIn: call
      .meta({ operation: 'item.read', itemParam: 'id' })
      .route({ method: 'GET', path })
      .input(idParam.extend(pageQuery))
      .output(pageOf(item))
      .errors(errors('NOT_FOUND', 'NO_PASSWORD_PROVIDED')),
  };
}

/** Calls common to all tools. */
export type ChildCalls = ReturnType<typeof childItemCalls<typeof item, z.ZodRawShape>>;
