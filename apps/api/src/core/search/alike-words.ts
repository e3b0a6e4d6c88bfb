import type { EntityManager } from 'typeorm';
import type { AskedWord } from './asked-words.js';
import { REACH } from './reach.js';

/** How alike a word must be that was meant, how much longer or shorter, and from how many letters on somebody mistypes one. */
const ALIKE = 0.4;
const LENGTHS = 2;
const FROM = 4;
/** So many are looked for instead of one. */
const MOST = 3;

/**
 * For words that are nowhere in what somebody has: those of its words that are spelled nearly so. Only what this person can reach is
 * read, so that there is no list of all words that anybody wrote.
 * @returns undefined when nothing could have been meant
 */
export async function meantWords(manager: EntityManager, accountId: string, asked: readonly AskedWord[]): Promise<AskedWord[] | undefined> {
  const typed = asked.map(({ word }) => word).filter((word) => word.length >= FROM);
  if (typed.length === 0) return undefined;
  const rows = await manager.query<{ word: string; alike: string[] }[]>(
    `with ${REACH},
       said as materialized (
         select distinct unnest(tsvector_to_array(case when r.inside then w.shown_stems || w.inside_stems else w.shown_stems end)) as word
           from reach r join item i on i.id = r.id and i.discarded_at is null join item_words w on w.item_id = r.id)
     select typed.word, array(
         select s.word from said s
          where length(s.word) between length(typed.stem) - ${LENGTHS} and length(typed.stem) + ${LENGTHS} and similarity(s.word, typed.stem) >= ${ALIKE}
          order by similarity(s.word, typed.stem) desc, s.word limit ${MOST}) as alike
       from (select word, coalesce((ts_lexize('german_stem', word))[1], word) as stem from unnest($2::text[]) asked (word)) typed
      where not exists (select 1 from said s where s.word in (typed.word, typed.stem))`,
    [accountId, typed],
  );
  const found = new Map(rows.filter(({ alike }) => alike.length > 0).map(({ word, alike }) => [word, alike]));
  return found.size > 0 ? asked.map((one) => ({ ...one, alike: found.get(one.word) ?? [] })) : undefined;
}
