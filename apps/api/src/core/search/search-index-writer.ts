import { Item, type Logger, type SearchText } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { LOGGER } from '../../platform/injection-tokens.js';
import { normalizeText } from '../../platform/normalize-text.js';
import { CONTRIBUTIONS, type Contributions } from '../tool-contribution/contributions.js';
import { splitSearchText } from './split-search-text.js';

/** Key of the lock that lets one process write at a time, so that older text never overwrites newer. */
const WRITER_LOCK = 4_771_004;
/** Batch size of one round. */
const ITEMS = 20;
const NOTES = 500;
/** While people write, an item is read anew this often at most. */
const SETTLE_SECONDS = 2;

/** Brings what is known of items' words up to date. */
@Injectable()
export class SearchIndexWriter {
  constructor(
    private readonly database: DataSource,
    @Inject(CONTRIBUTIONS) private readonly contributions: Contributions,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * One round. What a process that ends did not finish is still due.
   * @param settleSeconds only what has been due for so long
   * @returns how many items were read; 0 also while another process does it
   */
  round(settleSeconds = SETTLE_SECONDS): Promise<number> {
    return this.database.transaction(async (manager) => {
      const [lock] = await manager.query<[{ mine: boolean }]>('select pg_try_advisory_xact_lock($1) as mine', [WRITER_LOCK]);
      if (!lock.mine) return 0;
      const due = await manager.query<{ id: string }[]>(
        `select item_id as id
           from (select item_id, since from item_words_due
                  where since is null or since <= now() - make_interval(secs => $1) order by since nulls last, id limit ${NOTES}) d
          group by item_id order by min(since) nulls last limit ${ITEMS}`,
        [settleSeconds],
      );
      const ids = due.map(({ id }) => id);
      // All notes of an item at once, however many a class made, and before it is read: what is noted from now on is not lost.
      if (ids.length > 0) await manager.query('delete from item_words_due where item_id = any($1::uuid[])', [ids]);
      // Each is written by itself: one that cannot be read keeps no other waiting.
      for (const id of ids) await this.write(id);
      return ids.length;
    });
  }

  private async write(id: string): Promise<void> {
    const item = await this.database.manager.findOneBy(Item, { id });
    if (!item) return;
    try {
      await this.store(item, await this.searchTextOf(item));
    } catch (error) {
      this.logger.error({ err: error, itemId: id }, 'what an item says could not be stored; it is found by its title');
      await this.store(item, []);
    }
  }

  private async searchTextOf({ id, kind }: Item): Promise<SearchText[]> {
    try {
      return splitSearchText((await this.contributions[kind]?.searchText?.(this.database.manager, id)) ?? []);
    } catch (error) {
      this.logger.warn({ err: error, itemId: id }, 'what an item says could not be read; it is found by its title');
      return [];
    }
  }

  private async store({ id, title, description, tags }: Item, places: readonly SearchText[]): Promise<void> {
    const wordsOf = (inside: boolean): string[] => places.filter((place) => (place.inside ?? false) === inside).map(({ text }) => text);
    await this.database.query(
      `insert into item_words (item_id, title, shown, shown_stems, inside, inside_stems, places, written_at)
       select i.id, $2, $3, strip(to_tsvector('german', $3) || to_tsvector('english', $3)), $4,
              strip(to_tsvector('german', $4) || to_tsvector('english', $4)), $5, now() from item i where i.id = $1
       on conflict (item_id) do update set title = excluded.title, shown = excluded.shown, shown_stems = excluded.shown_stems,
              inside = excluded.inside, inside_stems = excluded.inside_stems, places = excluded.places, written_at = excluded.written_at`,
      [
        id,
        normalizeText(title),
        normalizeText([title, description, ...tags, ...wordsOf(false)].join('\n')),
        normalizeText(wordsOf(true).join('\n')),
        JSON.stringify(places),
      ],
    );
  }
}
