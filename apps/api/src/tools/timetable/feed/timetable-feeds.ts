import { TIMETABLE_LIMITS } from '@murmel/contracts';
import { type Configuration, hashSecret, newSecret, TimetableFeed } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { apiError } from '../../../platform/api-error.js';
import { CONFIGURATION } from '../../../platform/injection-tokens.js';

const HOUR_MS = 3_600_000;

/** Addresses under which programs with calendars read timetables. */
@Injectable()
export class TimetableFeeds {
  constructor(
    private readonly database: DataSource,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  async since(itemId: string): Promise<string | null> {
    const feed = await this.database.manager.findOneBy(TimetableFeed, { itemId });
    return feed?.createdAt.toISOString() ?? null;
  }

  /** Makes a new address; the one before leads nowhere from now on. Its token is told only here. */
  async renew(itemId: string): Promise<{ since: string; address: string }> {
    const token = newSecret();
    const createdAt = new Date();
    await this.database.manager.upsert(
      TimetableFeed,
      { itemId, tokenHash: hashSecret(token), createdAt, hour: hourOf(createdAt), reads: 0 },
      ['itemId'],
    );
    return { since: createdAt.toISOString(), address: `${this.configuration.publicUrl}/api/timetable/feeds/${token}` };
  }

  async remove(itemId: string): Promise<void> {
    await this.database.manager.delete(TimetableFeed, { itemId });
  }

  /**
   * Counts a read of an address. @returns the timetable; undefined for an address that leads nowhere, also of one in the trash
   * @throws TOO_MANY_REQUESTS beyond 60 reads an hour, with the seconds that are left of it
   */
  async read(token: string, now = new Date()): Promise<string | undefined> {
    const hour = hourOf(now);
    const [[row]] = await this.database.query<[{ item_id: string; reads: number }[], number]>(
      `update timetable_feed f set hour = $2, reads = case when f.hour = $2 then f.reads + 1 else 1 end
         from item i where f.token_hash = $1 and i.id = f.item_id and i.discarded_at is null returning f.item_id, f.reads`,
      [hashSecret(token), hour],
    );
    if (!row) return undefined;
    const limit = TIMETABLE_LIMITS.feedReadsPerHour;
    if (row.reads > limit)
      throw apiError('TOO_MANY_REQUESTS', { seconds: Math.ceil((hour.getTime() + HOUR_MS - now.getTime()) / 1000), limit });
    return row.item_id;
  }
}

const hourOf = (at: Date): Date => new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS);
