import { type Actor, decide } from '@murmel/access-policy';
import { LIMITS, type SearchExcerpt, type SearchQuery } from '@murmel/contracts';
import { Item, loadItemFacts, type SearchText } from '@murmel/server';
import { type EntityManager, In } from 'typeorm';
import type { ListReads } from '../items/list-items.js';
import { searchExcerpt } from './search-excerpt.js';
import type { SearchTerm } from './search-terms.js';
import { SEARCHABLE_ITEMS } from './searchable-items.js';
import { similarWords } from './similar-words.js';

/** Minimum similarity of a title's word to a typed one; from four letters on. */
const ALIKE = 0.5;
const ALIKE_FROM = 4;
const PLACES = 3;

export interface FoundItem {
  item: Item;
  places: SearchExcerpt[];
}

/**
 * One page of what this person may read and what has all these words, what has them in its title first. Where nothing has, words are looked
 * for that may have been meant. @returns also how many there are
 */
export async function searchItems(
  reads: ListReads,
  actor: Actor,
  accountId: string,
  asked: readonly SearchTerm[],
  query: SearchQuery,
): Promise<{ found: FoundItem[]; total: number }> {
  if (asked.length === 0) return { found: [], total: 0 };
  const exactly = await searchExactly(reads, actor, accountId, asked, query);
  const meant = exactly.total === 0 ? await similarWords(reads.primary, actor, asked) : undefined;
  return meant ? searchExactly(reads, actor, accountId, meant, query) : exactly;
}

async function searchExactly(
  reads: ListReads,
  actor: Actor,
  accountId: string,
  asked: readonly SearchTerm[],
  query: SearchQuery,
): Promise<{ found: FoundItem[]; total: number }> {
  const rows = await reads.read((replica) => best(replica, accountId, asked, query));
  const manager = reads.primary;
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
      { kind: 'tag' as const, text: item.tags.join(', ') },
      ...(places.get(id) ?? []).filter((place) => !(inside ? place.outside : place.inside)),
    ];
    return [{ item, places: firstPlaces(said, asked) }];
  });
  return { found, total: allowed.length };
}

function firstPlaces(
  said: readonly { kind: SearchExcerpt['kind']; text: string; at?: string }[],
  asked: readonly SearchTerm[],
): SearchExcerpt[] {
  const found: SearchExcerpt[] = [];
  for (const { kind, text, at } of said) {
    const place = text && searchExcerpt(kind, text, asked);
    if (place) found.push({ ...place, ...(at && { at }) });
    if (found.length === PLACES) break;
  }
  return found;
}

async function placesOf(manager: EntityManager, ids: readonly string[]): Promise<Map<string, SearchText[]>> {
  const rows = await manager.query<{ item_id: string; places: SearchText[] }[]>(
    'select item_id, places from item_words where item_id = any($1::uuid[])',
    [ids],
  );
  return new Map(rows.map((row) => [row.item_id, row.places]));
}

/** Returns the best matches for these words, regardless of access. */
function best(
  manager: EntityManager,
  accountId: string,
  asked: readonly SearchTerm[],
  { objType, owner, classId, subjectType, gradeLevel, changedSince }: SearchQuery,
): Promise<{ id: string; shown: boolean }[]> {
  const values: unknown[] = [accountId];
  const value = (one: unknown): string => `$${values.push(one)}`;
  const terms = asked.map(({ word, pattern, spellings, alike }) => {
    const like = value(pattern);
    const meant = alike.map((one) => `plainto_tsquery('simple', ${value(one)})`);
    const stems = `(${[...spellings.map((one) => stemsOf(value(one))), ...meant].join(' || ')})`;
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
    ...(classId ? [inClass(value(classId))] : []),
    ...(subjectType ? [`${value(subjectType)} = any(i.subject_types)`] : []),
    ...(gradeLevel ? [`${value(gradeLevel)} = any(i.grade_levels)`] : []),
    ...(changedSince ? [`greatest(i.content_changed_at, i.updated_at) >= ${value(changedSince)}::date`] : []),
  ];
  return manager.query(
    `with ${SEARCHABLE_ITEMS}
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

/** Given to a class of this teacher, or made there by its pupils. */
const inClass = (classId: string): string => `exists (
  select 1 from project p join class_member m on m.class_id = p.class_id and m.account_id = $1 and m.role in ('owner', 'teacher')
   where p.class_id = ${classId} and p.discarded_at is null
     and (i.project_id = p.id or exists (select 1 from project_item s where s.project_id = p.id and s.item_id = i.id)))`;

const stemsOf = (word: string): string => `plainto_tsquery('german', ${word}) || plainto_tsquery('english', ${word})`;
