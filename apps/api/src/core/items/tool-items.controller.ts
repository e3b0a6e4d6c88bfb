import { ITEM_TYPES, type ItemTypeKey, itemCallsOf } from '@murmel/contracts';
import { Controller, type Type } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { Call } from '../../platform/call.js';
import { CurrentContext, type RequestContext } from '../../platform/request-context.js';
import { ToolItems } from './tool-items.js';

/** The item calls of one type. */
export function toolItemsController(type: ItemTypeKey): Type {
  const { kind } = ITEM_TYPES[type];
  const calls = itemCallsOf(type);

  @Controller()
  class ToolItemsController {
    constructor(private readonly items: ToolItems) {}

    @Call(calls.create)
    create(@CurrentContext() context: RequestContext) {
      return implement(calls.create).handler(({ input }) => this.items.create(kind, context, input));
    }

    @Call(calls.list)
    list(@CurrentContext() context: RequestContext) {
      return implement(calls.list).handler(({ input }) => this.items.list(kind, context, input));
    }

    @Call(calls.get)
    get(@CurrentContext() context: RequestContext) {
      return implement(calls.get).handler(() => this.items.get(kind, context));
    }

    @Call(calls.update)
    update(@CurrentContext() context: RequestContext) {
      return implement(calls.update).handler(({ input }) => this.items.update(kind, context, input));
    }

    @Call(calls.discard)
    discard(@CurrentContext() context: RequestContext) {
      return implement(calls.discard).handler(async () => {
        await this.items.discard(context);
        return {};
      });
    }
  }
  return ToolItemsController;
}
