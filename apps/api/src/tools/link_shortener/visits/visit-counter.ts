import { berlinDay } from '@murmel/server';
import type { DataSource } from 'typeorm';

/** Counts visits of links in the background, so that no response waits for a count. */
export class VisitCounter {
  private waiting = new Map<string, { itemId: string; day: string; visits: number }>();

  constructor(private readonly database: DataSource) {}

  note(itemId: string, visits = 1, day = berlinDay(new Date())): void {
    const key = `${itemId} ${day}`;
    const noted = this.waiting.get(key) ?? { itemId, day, visits: 0 };
    noted.visits += visits;
    this.waiting.set(key, noted);
  }

  /** Takes one of the visits that a link has left, where it has so many and no more. @returns false: there is none left */
  async take(itemId: string): Promise<boolean> {
    const taken = await this.database.query<unknown[]>(
      `with taken as (update short_link set visits = visits + 1 where item_id = $1 and (max_visits is null or visits < max_visits) returning item_id)
       insert into short_link_visits (item_id, day, visits) select item_id, $2, 1 from taken
       on conflict (item_id, day) do update set visits = short_link_visits.visits + 1 returning item_id`,
      [itemId, berlinDay(new Date())],
    );
    return taken.length > 0;
  }

  /** Writes what was noted since the last time; of a process that is killed that is lost. */
  async write(): Promise<void> {
    const noted = [...this.waiting.values()].sort((one, other) => (one.itemId < other.itemId ? -1 : 1));
    if (noted.length === 0) return;
    this.waiting = new Map();
    try {
      await this.database.query(
        `with noted (item_id, day, visits) as (select * from unnest($1::uuid[], $2::date[], $3::int[])),
         counted as (
           update short_link l set visits = l.visits + n.visits from (select item_id, sum(visits)::int as visits from noted group by item_id) n
            where n.item_id = l.item_id returning l.item_id)
         insert into short_link_visits (item_id, day, visits) select n.item_id, n.day, n.visits from noted n join counted c on c.item_id = n.item_id
         on conflict (item_id, day) do update set visits = short_link_visits.visits + excluded.visits`,
        [noted.map(({ itemId }) => itemId), noted.map(({ day }) => day), noted.map(({ visits }) => visits)],
      );
    } catch (error) {
      for (const { itemId, day, visits } of noted) this.note(itemId, visits, day);
      throw error;
    }
  }
}
