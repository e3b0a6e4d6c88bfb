import { ITEM_TYPES, type ItemTypeKey, itemCallsOf } from '@murmel/contracts';
import { Controller, type Type } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { Asked, type Asking } from '../../platform/asking.js';
import { Call } from '../../platform/call.js';
import { ToolItems } from './tool-items.js';

/** The item calls of one type. */
export function toolItemsController(type: ItemTypeKey): Type {
  const { kind } = ITEM_TYPES[type];
  const calls = itemCallsOf(type);

  @Controller()
  class ToolItemsController {
    constructor(private readonly items: ToolItems) {}

    @Call(calls.create)
    create(@Asked() asking: Asking) {
      return implement(calls.create).handler(({ input }) => this.items.create(kind, asking, input));
    }

    @Call(calls.list)
    list(@Asked() asking: Asking) {
      return implement(calls.list).handler(({ input }) => this.items.list(kind, asking, input));
    }

    @Call(calls.get)
    get(@Asked() asking: Asking) {
      return implement(calls.get).handler(() => this.items.get(kind, asking));
    }

    @Call(calls.update)
    update(@Asked() asking: Asking) {
      return implement(calls.update).handler(({ input }) => this.items.update(kind, asking, input));
    }

    @Call(calls.discard)
    discard(@Asked() asking: Asking) {
      return implement(calls.discard).handler(async () => {
        await this.items.discard(asking);
        return {};
      });
    }
  }
  return ToolItemsController;
}
