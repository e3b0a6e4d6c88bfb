import { contract } from '@murmel/contracts';
import { NamesList } from '@murmel/server';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { Call } from '../../../platform/call.js';
import { CurrentContext, partIdOf, type RequestContext, rowOf } from '../../../platform/request-context.js';
import { NamesLists } from './names-lists.js';

/** A teacher's lists of names. */
@Controller()
export class NamesListsController {
  constructor(private readonly lists: NamesLists) {}

  @Call(contract.teachingBoards.namesLists)
  namesLists(@CurrentContext() context: RequestContext) {
    return implement(contract.teachingBoards.namesLists).handler(async ({ input: { page, limit } }) => ({
      ...(await this.lists.list(context, { page, limit })),
      page,
      limit,
    }));
  }

  @Call(contract.teachingBoards.createNamesList)
  createNamesList(@CurrentContext() context: RequestContext) {
    return implement(contract.teachingBoards.createNamesList).handler(({ input }) => this.lists.create(context, input));
  }

  @Call(contract.teachingBoards.getNamesList)
  getNamesList(@CurrentContext() context: RequestContext) {
    return implement(contract.teachingBoards.getNamesList).handler(() => this.lists.one(context, rowOf(context, NamesList).id));
  }

  @Call(contract.teachingBoards.updateNamesList)
  updateNamesList(@CurrentContext() context: RequestContext) {
    const { id } = rowOf(context, NamesList);
    return implement(contract.teachingBoards.updateNamesList).handler(({ input: { id: _taken, ...list } }) =>
      this.lists.update(context, id, list),
    );
  }

  @Call(contract.teachingBoards.removeNamesList)
  removeNamesList(@CurrentContext() context: RequestContext) {
    return implement(contract.teachingBoards.removeNamesList).handler(async () => {
      await this.lists.remove(context, rowOf(context, NamesList).id);
      return {};
    });
  }

  @Call(contract.teachingBoards.cardNames)
  cardNames(@CurrentContext() context: RequestContext) {
    return implement(contract.teachingBoards.cardNames).handler(() => this.lists.behindCard(context, partIdOf(context)));
  }
}
