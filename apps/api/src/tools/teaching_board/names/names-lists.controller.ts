import { contract } from '@murmel/contracts';
import { NamesList } from '@murmel/server';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { Asked, type Asking, partIdOf, rowOf } from '../../../platform/asking.js';
import { Call } from '../../../platform/call.js';
import { NamesLists } from './names-lists.js';

/** A teacher's lists of names. */
@Controller()
export class NamesListsController {
  constructor(private readonly lists: NamesLists) {}

  @Call(contract.teachingBoards.namesLists)
  namesLists(@Asked() asking: Asking) {
    return implement(contract.teachingBoards.namesLists).handler(async ({ input: { page, limit } }) => ({
      ...(await this.lists.list(asking, { page, limit })),
      page,
      limit,
    }));
  }

  @Call(contract.teachingBoards.createNamesList)
  createNamesList(@Asked() asking: Asking) {
    return implement(contract.teachingBoards.createNamesList).handler(({ input }) => this.lists.create(asking, input));
  }

  @Call(contract.teachingBoards.getNamesList)
  getNamesList(@Asked() asking: Asking) {
    return implement(contract.teachingBoards.getNamesList).handler(() => this.lists.one(asking, rowOf(asking, NamesList).id));
  }

  @Call(contract.teachingBoards.updateNamesList)
  updateNamesList(@Asked() asking: Asking) {
    const { id } = rowOf(asking, NamesList);
    return implement(contract.teachingBoards.updateNamesList).handler(({ input: { id: _taken, ...list } }) =>
      this.lists.update(asking, id, list),
    );
  }

  @Call(contract.teachingBoards.removeNamesList)
  removeNamesList(@Asked() asking: Asking) {
    return implement(contract.teachingBoards.removeNamesList).handler(async () => {
      await this.lists.remove(asking, rowOf(asking, NamesList).id);
      return {};
    });
  }

  @Call(contract.teachingBoards.cardNames)
  cardNames(@Asked() asking: Asking) {
    return implement(contract.teachingBoards.cardNames).handler(() => this.lists.behindCard(asking, partIdOf(asking)));
  }
}
