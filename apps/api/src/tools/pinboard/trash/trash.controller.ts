import { contract } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { UnusedFiles } from '../../../core/files/unused-files.js';
import { Call } from '../../../platform/call.js';
import { CurrentContext, type RequestContext } from '../../../platform/request-context.js';
import { filesOf } from '../attachments/file-use.js';
import { Pinboards } from '../pinboards.js';
import { trashAnswer, trashOf } from './board-trash.js';
import { forgetReactions } from './forget-reactions.js';

/** The trash of a pinboard. */
@Controller()
export class TrashController {
  constructor(
    private readonly database: DataSource,
    private readonly pinboards: Pinboards,
    private readonly unused: UnusedFiles,
  ) {}

  @Call(contract.pinboards.trash)
  trash(@CurrentContext() context: RequestContext) {
    return implement(contract.pinboards.trash).handler(async () => {
      const { itemId, board } = await this.pinboards.requested(context);
      return trashAnswer(this.database.manager, itemId, board);
    });
  }

  @Call(contract.pinboards.emptyTrash)
  emptyTrash(@CurrentContext() context: RequestContext) {
    return implement(contract.pinboards.emptyTrash).handler(async ({ input: { cards, lists } }) => {
      const { itemId, board } = await this.pinboards.requested(context);
      const all = trashOf(board);
      const chosen =
        cards || lists
          ? { cards: cards ?? [], lists: lists ?? [] }
          : { cards: all.cards.map(({ id }) => id), lists: all.lists.map(({ id }) => id) };
      if (chosen.cards.length + chosen.lists.length > 0) await this.pinboards.run(context, 'destroy', chosen);
      const gone = [...chosen.cards, ...chosen.lists.flatMap((list) => (board.cardsOf.get(list) ?? []).map(({ id }) => id))];
      await this.unused.remove(
        itemId,
        gone.flatMap((card) => filesOf(board, card)),
      );
      await forgetReactions(this.database, itemId);
      return {};
    });
  }
}
