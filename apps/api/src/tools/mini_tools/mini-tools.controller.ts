import { contract, miniToolFrom, ownMiniToolFaults } from '@murmel/contracts';
import { Item } from '@murmel/server';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { MiniToolRequests } from '../../core/ai/mini-tools/mini-tool-requests.js';
import { apiError } from '../../platform/api-error.js';
import { Call } from '../../platform/call.js';
import { CurrentContext, itemOf, type RequestContext } from '../../platform/request-context.js';
import { miniToolOf } from './mini-tool-repository.js';

const calls = contract.miniTools;

/** Endpoints for asking with a user-made mini tool. */
@Controller()
export class MiniToolsController {
  constructor(
    private readonly database: DataSource,
    private readonly requests: MiniToolRequests,
  ) {}

  @Call(calls.ask)
  ask(@CurrentContext() context: RequestContext) {
    return implement(calls.ask).handler(async ({ input: { id: _taken, ...question } }) => {
      const { manager } = this.database;
      const item = await manager.findOneBy(Item, { id: itemOf(context).id });
      if (!item) throw apiError('NOT_FOUND');
      const own = await miniToolOf(manager, item.id);
      if (ownMiniToolFaults(own).length > 0) throw apiError('MINI_TOOL_UNFINISHED');
      return this.requests.ask(context, { tool: miniToolFrom(item, own), own: true, colour: own.colour }, question);
    });
  }
}
