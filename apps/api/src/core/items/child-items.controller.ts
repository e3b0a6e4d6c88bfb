import { type ChildCalls, type ContentKind, childCallsOf, TOOLS, type ToolKey } from '@murmel/contracts';
import { Controller, type Type } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { Call } from '../../platform/call.js';
import { CurrentContext, type RequestContext } from '../../platform/request-context.js';
import { ToolItems } from './tool-items.js';

/** Creates the controllers for calls about a tool's child items; none for a tool without any. */
export function childItemsControllers(tool: ToolKey): Type[] {
  const calls = childCallsOf(tool);
  return calls ? [controllerOf(TOOLS[tool].kind, calls)] : [];
}

function controllerOf(kind: ContentKind, calls: ChildCalls): Type {
  @Controller()
  class ChildItemsController {
    constructor(private readonly items: ToolItems) {}

    @Call(calls.createIn)
    createIn(@CurrentContext() context: RequestContext) {
      return implement(calls.createIn).handler(({ input: { id: _taken, ...given } }) => this.items.createIn(kind, context, given));
    }

    @Call(calls.listIn)
    listIn(@CurrentContext() context: RequestContext) {
      return implement(calls.listIn).handler(({ input: { page, limit } }) => this.items.listIn(kind, context, { page, limit }));
    }
  }
  return ChildItemsController;
}
