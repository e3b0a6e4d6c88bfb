import { contract, miniToolFrom, ownMiniToolFaults } from '@murmel/contracts';
import { Item } from '@murmel/server';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { MiniToolRequests } from '../../core/ai/mini-tools/mini-tool-requests.js';
import { apiError } from '../../platform/api-error.js';
import { Asked, type Asking, itemOf } from '../../platform/asking.js';
import { Call } from '../../platform/call.js';
import { oneMiniTool } from './one-mini-tool.js';

const calls = contract.miniTools;

/** Endpoints for asking with a user-made mini tool. */
@Controller()
export class MiniToolsController {
  constructor(
    private readonly database: DataSource,
    private readonly requests: MiniToolRequests,
  ) {}

  @Call(calls.ask)
  ask(@Asked() asking: Asking) {
    return implement(calls.ask).handler(async ({ input: { id: _taken, ...question } }) => {
      const { manager } = this.database;
      const item = await manager.findOneBy(Item, { id: itemOf(asking).id });
      if (!item) throw apiError('NOT_FOUND');
      const own = await oneMiniTool(manager, item.id);
      if (ownMiniToolFaults(own).length > 0) throw apiError('MINI_TOOL_UNFINISHED');
      return this.requests.ask(asking, { tool: miniToolFrom(item, own), own: true, colour: own.colour }, question);
    });
  }
}
