import { type Actor, decide } from '@murmel/access-policy';
import { loadItemFacts } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import type { SearchTerm } from './search-terms.js';
import { SEARCHABLE_ITEMS } from './searchable-items.js';

/** Minimum similarity of a suggested word, maximum difference in length, and number of letters from which typing errors are assumed. */
const ALIKE = 0.4;
const LENGTHS = 2;
const FROM = 4;
/** Maximum number of words searched in place of one. */
const MOST = 3;

/** A readable word that may have been meant by a typed one, and where it is. */
interface NearWord {
  typed: string;
  word: string;
  /** it is the one that was typed, or has its stem */
  same: boolean;
  /** only those see it who may change the item */
  inside: boolean;
  /** true if the word is in one of the caller's own items */
  own: boolean;
  /** ids of other owners' items with the word */
  ids: string[];
}

/**
 * Finds similar words for those that do not occur in anything the caller may read. Items that `decide` does not let them read are ignored,
 * or a caller with a similar word could test if the right one is in them.
 * @returns undefined when nothing could have been meant
 */
export async function similarWords(manager: EntityManager, actor: Actor, asked: readonly SearchTerm[]): Promise<SearchTerm[] | undefined> {
  const typed = asked.map(({ word }) => word).filter((word) => word.length >= FROM);
  if (typed.length === 0 || !actor.account) return undefined;
  const near = await nearWords(manager, actor.account.id, typed);
  const ids = [...new Set(near.flatMap((one) => one.ids))];
  const facts = await loadItemFacts(manager, actor, ids);
  const seen = near.filter(
    ({ own, inside, ids: items }) =>
      own || items.some((id) => decide(actor, inside ? 'item.update' : 'item.read', { item: facts.get(id) }).allow),
  );
  const alike = new Map<string, string[]>();
  for (const word of typed) {
    const those = seen.filter((one) => one.typed === word);
    const words = [...new Set(those.map((one) => one.word))].slice(0, MOST);
    if (words.length > 0 && !those.some(({ same }) => same)) alike.set(word, words);
  }
  return alike.size > 0 ? asked.map((one) => ({ ...one, alike: alike.get(one.word) ?? [] })) : undefined;
}

/** Words within reach that are like those that were typed, the nearest first. `decide` has the last word on each. */
function nearWords(manager: EntityManager, accountId: string, typed: readonly string[]): Promise<NearWord[]> {
  return manager.query(
    `with ${SEARCHABLE_ITEMS},
       said as materialized (
         select r.id, i.owner_id = $1 as own, s.word, s.inside
           from reach r join item i on i.id = r.id and i.discarded_at is null and i.parent_id is null join item_words w on w.item_id = r.id
          cross join lateral (
            select unnest(tsvector_to_array(w.shown_stems)) as word, false as inside
            union all select unnest(tsvector_to_array(w.inside_stems)), true where r.inside) s),
       typed as (select word, coalesce((ts_lexize('german_stem', word))[1], word) as stem from unnest($2::text[]) asked (word)),
       near as materialized (
         select t.word as typed, s.word, s.word in (t.word, t.stem) as same, similarity(s.word, t.stem) as likeness
           from typed t join (select distinct word from said) s on s.word in (t.word, t.stem)
             or (length(s.word) between length(t.stem) - ${LENGTHS} and length(t.stem) + ${LENGTHS} and similarity(s.word, t.stem) >= ${ALIKE}))
     select n.typed, n.word, n.same, s.inside, bool_or(s.own) as own, coalesce(array_agg(distinct s.id) filter (where not s.own), '{}') as ids
       from near n join said s on s.word = n.word
      group by n.typed, n.word, n.same, n.likeness, s.inside order by n.likeness desc, n.word`,
    [accountId, typed],
  );
}
