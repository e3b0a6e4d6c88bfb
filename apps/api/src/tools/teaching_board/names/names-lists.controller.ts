import { contract } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { partIdOf } from '../../../core/boards/part-id.js';
import { Asked, type Asking } from '../../../platform/asking.js';
import { Call } from '../../../platform/call.js';
import { NamesLists } from './names-lists.js';

/** A teacher's lists of names. */
@Controller()
export class NamesListsController {
  constructor(private readonly lists: NamesLists) {}

  @Call(contract.teachingBoards.namesLists)
  namesLists(@Asked() asking: Asking) {
    return implement(contract.teachingBoards.namesLists).handler(async ({ input: { page, limit } }) => ({ ...(await this.lists.list(asking, { page, limit })), page, limit }));
  }

  @Call(contract.teachingBoards.createNamesList)
  createNamesList(@Asked() asking: Asking) {
    return implement(contract.teachingBoards.createNamesList).handler(({ input }) => this.lists.create(asking, input));
  }

  @Call(contract.teachingBoards.getNamesList)
  getNamesList(@Asked() asking: Asking) {
    return implement(contract.teachingBoards.getNamesList).handler(({ input }) => this.lists.one(asking, input.id));
  }

  @Call(contract.teachingBoards.updateNamesList)
  updateNamesList(@Asked() asking: Asking) {
    return implement(contract.teachingBoards.updateNamesList).handler(({ input: { id, ...list } }) => this.lists.update(asking, id, list));
  }

  @Call(contract.teachingBoards.removeNamesList)
  removeNamesList(@Asked() asking: Asking) {
    return implement(contract.teachingBoards.removeNamesList).handler(async ({ input }) => {
      await this.lists.remove(asking, input.id);
      return {};
    });
  }

  @Call(contract.teachingBoards.cardNames)
  cardNames(@Asked() asking: Asking) {
    return implement(contract.teachingBoards.cardNames).handler(({ input }) => this.lists.behindCard(asking, partIdOf(input.id)));
  }
}
