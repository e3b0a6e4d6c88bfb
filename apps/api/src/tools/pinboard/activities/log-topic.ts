import type { Facts } from '@murmel/access-policy';
import { PINBOARD_LOG_TOPIC, TOOLS } from '@murmel/contracts';
import { Item, loadFactsOfItem } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Entrance, Joining, Topic } from '../../../platform/live/topic.js';
import { Topics } from '../../../platform/live/topics.js';
import { storedPinboard } from '../stored-pinboard.js';
import { activitiesAfter, activityEntries } from './listed-activities.js';

/** Several things that happen at once are one reading. */
const EVERY_MS = 250;

/**
 * The log of a pinboard as it grows, for whoever may change the board. What guests see of it depends on what they see of the board
 * at that moment, entries from before included: they read it by pages.
 */
@Injectable()
export class LogTopic implements Topic<typeof PINBOARD_LOG_TOPIC> {
  readonly contract = PINBOARD_LOG_TOPIC;

  constructor(
    private readonly database: DataSource,
    topics: Topics,
  ) {
    topics.add(this);
  }

  async factsOf({ actor, id }: Joining): Promise<Facts> {
    return { item: await loadFactsOfItem(this.database.manager, actor, id) };
  }

  async entrance({ id: itemId }: Joining): Promise<Entrance | undefined> {
    const { manager } = this.database;
    if (!(await manager.existsBy(Item, { id: itemId, kind: TOOLS.pinboard.kind }))) return undefined;
    return {
      audience: 'teacher',
      everyMs: EVERY_MS,
      people: 'ignored',
      state: () => Promise.resolve(null),
      pieces: {
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

  hears() {
    return {};
  }
}
