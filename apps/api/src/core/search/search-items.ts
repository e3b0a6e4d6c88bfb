import { type Actor, decide } from '@murmel/access-policy';
import { type FoundPlace, LIMITS, type SearchQuery } from '@murmel/contracts';
import { Item, loadItemFacts, type WordsPlace } from '@murmel/server';
import { type EntityManager, In } from 'typeorm';
import type { AskedWord } from './asked-words.js';
import { foundPlace } from './found-place.js';

/** How alike a word of the title must be to one that was typed; from four letters on. */
const ALIKE = 0.5;
const ALIKE_FROM = 4;
const PLACES = 3;

/**
 * What is somebody's: own, shared with them, in folders that are shared with them, and what pupils made in their projects. Rather too
 * much, `decide` has the last word; what only those see who may change an item is looked through for them only.
 */
const REACH = `recursive entered as (
    select f.id from account a join item_member m on m.email = a.email join item f on f.id = m.item_id and f.kind = 'folder'
     where a.id = $1 and a.confirmed_at is not null
    union select i.id from entered e join item i on i.folder_id = e.id),
  reach as materialized (
    select id, bool_or(inside) as inside from (
      select id, true as inside from item where owner_id = $1
      union all select m.item_id, m.role = 'write' from account a join item_member m on m.email = a.email where a.id = $1 and a.confirmed_at is not null
      union all select id, false from entered
      union all select i.id, false from class_member m join project_now p on p.class_id = m.class_id join item i on i.project_id = p.id
                 where m.account_id = $1 and (m.role = 'owner' or (m.role = 'teacher' and p.owner_id = $1))) r
     group by id)`;

export interface FoundItem {
  item: Item;
  places: FoundPlace[];
}

/** One page of what this person may read and what has all these words, what has them in its title first. @returns also how many there are */
export async function searchItems(
  manager: EntityManager,
  actor: Actor,
  accountId: string,
  asked: readonly AskedWord[],
  query: SearchQuery,
): Promise<{ found: FoundItem[]; total: number }> {
  if (asked.length === 0) return { found: [], total: 0 };
  const rows = await best(manager, accountId, asked, query);
  const facts = await loadItemFacts(
    manager,
    actor,
    rows.map(({ id }) => id),
  );
  const may = (operation: 'item.read' | 'item.update', id: string): boolean => decide(actor, operation, { item: facts.get(id) }).allow;
  const allowed = rows.filter(({ id, shown }) => may('item.read', id) && (shown || may('item.update', id)));
  const ids = allowed.slice((query.page - 1) * query.limit, query.page * query.limit).map(({ id }) => id);
  const items = new Map((await manager.findBy(Item, { id: In(ids) })).map((item) => [item.id, item]));
  const places = await placesOf(manager, ids);
  const found = ids.flatMap((id) => {
    const item = items.get(id);
    if (!item) return [];
    const inside = may('item.update', id);
    const said = [
      { kind: 'title' as const, text: item.title },
      { kind: 'description' as const, text: item.description },
      ...(places.get(id) ?? []).filter((place) => inside || !place.inside),
    ];
    return [{ item, places: firstPlaces(said, asked) }];
  });
  return { found, total: allowed.length };
}

function firstPlaces(said: readonly { kind: FoundPlace['kind']; text: string }[], asked: readonly AskedWord[]): FoundPlace[] {
  const found: FoundPlace[] = [];
  for (const { kind, text } of said) {
    const place = text && foundPlace(kind, text, asked);
    if (place) found.push(place);
    if (found.length === PLACES) break;
  }
  return found;
}

async function placesOf(manager: EntityManager, ids: readonly string[]): Promise<Map<string, WordsPlace[]>> {
  const rows = await manager.query<{ item_id: string; places: WordsPlace[] }[]>(
    'select item_id, places from item_words where item_id = any($1::uuid[])',
    [ids],
  );
  return new Map(rows.map((row) => [row.item_id, row.places]));
}

/** The best of all that has these words, whether somebody may see it or not. */
function best(
  manager: EntityManager,
  accountId: string,
  asked: readonly AskedWord[],
  { objType, owner, subjectType, gradeLevel, changedSince }: SearchQuery,
): Promise<{ id: string; shown: boolean }[]> {
  const values: unknown[] = [accountId];
  const value = (one: unknown): string => `$${values.push(one)}`;
  const terms = asked.map(({ word, pattern, spellings }) => {
    const like = value(pattern);
    const stems = `(${spellings.map((word) => stemsOf(value(word))).join(' || ')})`;
    const shown = `(w.shown like ${like} or w.shown_stems @@ ${stems})`;
    const similar = word.length < ALIKE_FROM ? `w.title like ${like}` : `word_similarity(${value(word)}, w.title) >= ${ALIKE}`;
    return { like, similar, shown, any: `(${shown} or (r.inside and (w.inside like ${like} or w.inside_stems @@ ${stems})))` };
  });
  const all = (condition: (term: (typeof terms)[number]) => string): string => terms.map(condition).join(' and ');
  const typed = value(asked.map(({ word }) => word).join(' '));
  const alike = all(({ similar }) => similar);
  const filters = [
    'i.discarded_at is null',
    'i.parent_id is null',
    ...(objType ? [`i.kind = ${value(objType)}`] : []),
    ...(owner ? [`i.owner_id ${owner === 'me' ? '=' : '<>'} $1`] : []),
    ...(subjectType ? [`${value(subjectType)} = any(i.subject_types)`] : []),
    ...(gradeLevel ? [`${value(gradeLevel)} = any(i.grade_levels)`] : []),
    ...(changedSince ? [`greatest(i.content_changed_at, i.updated_at) >= ${value(changedSince)}::date`] : []),
  ];
  return manager.query(
    `with ${REACH}
     select i.id, (${all(({ shown }) => shown)}) or (${alike}) as shown
       from reach r join item i on i.id = r.id join item_words w on w.item_id = i.id
      where ${filters.join(' and ')} and ((${all(({ any }) => any)}) or (${alike}))
      order by case when w.title like '% ' || ${typed} || '%' then 3 when ${all(({ like }) => `w.title like ${like}`)} then 2
                    when ${all(({ any }) => any)} then 1 else 0 end desc,
               case when ${alike} then word_similarity(${typed}, w.title) else 0 end desc, greatest(i.content_changed_at, i.updated_at) desc, i.id
      limit ${LIMITS.search.found}`,
    values,
  );
}

const stemsOf = (word: string): string => `plainto_tsquery('german', ${word}) || plainto_tsquery('english', ${word})`;
