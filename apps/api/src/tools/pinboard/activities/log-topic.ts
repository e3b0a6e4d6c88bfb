import type { Facts } from '@murmel/access-policy';
import { PINBOARD_LOG_TOPIC, TOOLS } from '@murmel/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BaseItemTopic, type ItemJoinRequest } from '../../../core/items/live/base-item-topic.js';
import type { AudienceSpec } from '../../../platform/live/topic.js';
import { Topics } from '../../../platform/live/topics.js';
import { storedPinboard } from '../stored-pinboard.js';
import { activitiesAfter, activityEntries } from './listed-activities.js';

/** Several things that happen at once are one reading. */
const EVERY_MS = 250;

/**
 * Live log of a pinboard, for those who may change the board. Guests' view of it depends on what they see of the board at that moment,
 * earlier entries included: they read it by pages.
 */
@Injectable()
export class LogTopic extends BaseItemTopic<typeof PINBOARD_LOG_TOPIC> {
  constructor(database: DataSource, topics: Topics) {
    super(PINBOARD_LOG_TOPIC, database, topics);
  }

  async audienceFor({ id: itemId }: ItemJoinRequest, { item }: Facts): Promise<AudienceSpec | undefined> {
    if (item?.kind !== TOOLS.pinboard.kind) return undefined;
    const { manager } = this.database;
    return {
      audience: 'teacher',
      everyMs: EVERY_MS,
      people: 'ignored',
      state: () => Promise.resolve(null),
      entries: {
        everyMs: EVERY_MS,
        after: async (position, limit) => {
          const rows = await activitiesAfter(manager, itemId, position, limit);
          if (!rows?.length) return rows && [];
          const entries = await activityEntries(manager, itemId, rows, await storedPinboard(manager, itemId));
          return entries.map((piece) => ({ position: Number(piece.id), piece }));
        },
      },
    };
  }
}
