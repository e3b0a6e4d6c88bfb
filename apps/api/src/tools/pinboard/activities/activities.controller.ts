import { contract } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { apiError } from '../../../platform/api-error.js';
import { Call } from '../../../platform/call.js';
import { CurrentContext, type RequestContext } from '../../../platform/request-context.js';
import { Pinboards, type RequestedPinboard } from '../pinboards.js';
import { visibleCards, visibleLists } from '../visible-parts.js';
import { activityEntries, listActivities } from './listed-activities.js';

/** Endpoints for the log of a board. */
@Controller()
export class ActivitiesController {
  constructor(
    private readonly database: DataSource,
    private readonly pinboards: Pinboards,
  ) {}

  @Call(contract.pinboards.activities)
  activities(@CurrentContext() context: RequestContext) {
    return implement(contract.pinboards.activities).handler(async ({ input: { page, limit, kind, card, person } }) => {
      const asked = await this.pinboards.requested(context);
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

function seenBy({ board, actor }: RequestedPinboard): { cards: string[]; lists: string[] } {
  const lists = visibleLists(board, actor).map(({ id }) => id);
  return { lists, cards: lists.flatMap((id) => visibleCards(board, actor, id).map((card) => card.id)) };
}
