import type { Item, Logger, SearchText } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { LOGGER } from '../../platform/injection-tokens.js';
import { normalizeText } from '../../platform/normalize-text.js';
import { CONTRIBUTIONS, type Contributions } from '../tool-contribution/contributions.js';
import { splitSearchText } from './split-search-text.js';

/** Reads what an item says, and stores it as its search text. */
@Injectable()
export class SearchIndexWriter {
  constructor(
    private readonly database: DataSource,
    @Inject(CONTRIBUTIONS) private readonly contributions: Contributions,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Returns what an item says, as far as it is searched; nothing where it cannot be read. */
  async searchTextOf({ id, kind }: Item): Promise<SearchText[]> {
    try {
      return splitSearchText((await this.contributions[kind]?.searchText?.(this.database.manager, id)) ?? []);
    } catch (error) {
      this.logger.warn({ err: error, itemId: id }, 'what an item says could not be read; it is found by its title');
      return [];
    }
  }

  /** Stores the search text of an item, unless that is gone by now. @throws what the database does not take */
  async store(manager: EntityManager, { id, title, description, tags }: Item, places: readonly SearchText[]): Promise<void> {
    const wordsOf = (inside: boolean): string[] => places.filter((place) => (place.inside ?? false) === inside).map(({ text }) => text);
    await manager.query(
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
