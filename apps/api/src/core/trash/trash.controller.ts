import { contract } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { Call } from '../../platform/call.js';
import { accountOf, CurrentContext, type RequestContext } from '../../platform/request-context.js';
import { EmptyOwnTrash } from './empty-own-trash.js';
import { listDiscarded, trashSummary } from './list-discarded.js';

const calls = contract.items;

/** A teacher's trash as one thing, over tools, folders, classes and projects. */
@Controller()
export class TrashController {
  constructor(
    private readonly database: DataSource,
    private readonly emptying: EmptyOwnTrash,
  ) {}

  @Call(calls.discarded)
  discarded(@CurrentContext() context: RequestContext) {
    return implement(calls.discarded).handler(async ({ input }) => {
      const { manager } = this.database;
      const { id } = accountOf(context);
      const [listed, whole] = [await listDiscarded(manager, id, input), await trashSummary(manager, id)];
      return { ...listed, ...whole, page: input.page, limit: input.limit };
    });
  }

  @Call(calls.emptyTrash)
  empty(@CurrentContext() context: RequestContext) {
    return implement(calls.emptyTrash).handler(() => this.emptying.of(accountOf(context).id));
  }
}
