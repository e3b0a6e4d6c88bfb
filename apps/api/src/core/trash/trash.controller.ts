import { contract } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { Asked, type Asking, accountOf } from '../../platform/asking.js';
import { Call } from '../../platform/call.js';
import { EmptyOwnTrash } from './empty-own-trash.js';
import { listDiscarded, wholeTrash } from './list-discarded.js';

const calls = contract.items;

/** A teacher's trash as one thing, over tools, folders, classes and projects. */
@Controller()
export class TrashController {
  constructor(
    private readonly database: DataSource,
    private readonly emptying: EmptyOwnTrash,
  ) {}

  @Call(calls.discarded)
  discarded(@Asked() asking: Asking) {
    return implement(calls.discarded).handler(async ({ input }) => {
      const { manager } = this.database;
      const { id } = accountOf(asking);
      const [listed, whole] = [await listDiscarded(manager, id, input), await wholeTrash(manager, id)];
      return { ...listed, ...whole, page: input.page, limit: input.limit };
    });
  }

  @Call(calls.emptyTrash)
  empty(@Asked() asking: Asking) {
    return implement(calls.emptyTrash).handler(() => this.emptying.of(accountOf(asking).id));
  }
}
