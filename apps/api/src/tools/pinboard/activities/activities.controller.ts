import { contract } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { apiError } from '../../../platform/api-error.js';
import { Asked, type Asking } from '../../../platform/asking.js';
import { Call } from '../../../platform/call.js';
import { type AskedPinboard, Pinboards } from '../pinboards.js';
import { seenCards, seenLists } from '../seen-parts.js';
import { activityEntries, listActivities } from './listed-activities.js';

/** Endpoints for the log of a board. */
@Controller()
export class ActivitiesController {
  constructor(
    private readonly database: DataSource,
    private readonly pinboards: Pinboards,
  ) {}

  @Call(contract.pinboards.activities)
  activities(@Asked() asking: Asking) {
    return implement(contract.pinboards.activities).handler(async ({ input: { page, limit, kind, card, person } }) => {
      const asked = await this.pinboards.asked(asking);
      const { itemId, board, actor } = asked;
      if (!actor.trusted && !board.settings.guestActivities) throw apiError('FORBIDDEN');
      const { manager } = this.database;
      const { rows, total } = await listActivities(manager, itemId, {
        page,
        limit,
        kind,
        person,
        card,
        ...(actor.trusted ? {} : { seen: seenBy(asked) }),
      });
      const entries = await activityEntries(manager, itemId, rows, board);
      return { entries, total, page, limit };
    });
  }
}

function seenBy({ board, actor }: AskedPinboard): { cards: string[]; lists: string[] } {
  const lists = seenLists(board, actor).map(({ id }) => id);
  return { lists, cards: lists.flatMap((id) => seenCards(board, actor, id).map((card) => card.id)) };
}
