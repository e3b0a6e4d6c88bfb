import type { AssistantCategory, FeaturedAssistant, InterfaceLanguage, ListedAssistant } from '@murmel/contracts';
import { Assistant, Item, listedItemsCondition } from '@murmel/server';
import { type EntityManager, In } from 'typeorm';
import { ItemAnswer } from '../../core/items/item-answer.js';
import { likeWords } from '../../core/items/list-items.js';
import { PRODUCT_ACCOUNT } from '../../core/templates/product-account.js';
import type { ProductTemplates } from '../../core/templates/product-templates.js';
import { accountOf, type RequestContext } from '../../platform/request-context.js';

export interface AssistantQuery {
  page: number;
  limit: number;
  query?: string | undefined;
  category?: AssistantCategory | undefined;
  pupils?: boolean | undefined;
  international?: boolean | undefined;
  characters?: boolean | undefined;
  archived: boolean;
}

/** Finds the caller's own assistants and those to which they were invited, the last changed first. */
export async function searchAssistants(manager: EntityManager, context: RequestContext, answers: ItemAnswer, asked: AssistantQuery) {
  const { page, limit } = asked;
  const found = `from item i join assistant a on a.item_id = i.id
    where ${listedItemsCondition('$1')} and a.archived = $2
      and ($3::text is null or i.title ilike $3 or i.description ilike $3 or array_to_string(a.starters, ' ') ilike $3)
      and ($4::text is null or a.category = $4)
      and ($5::boolean is null or (coalesce(a.category, '') = 'for_learners') = $5)
      and ($6::boolean is null or i.international = $6)
      and ($7::boolean is null or (a.persona_category is not null) = $7)`;
  const values = [
    ...[accountOf(context).id, asked.archived, asked.query ? likeWords(asked.query) : null, asked.category ?? null],
    ...[asked.pupils ?? null, asked.international ?? null, asked.characters ?? null],
  ];
  const [count] = await manager.query<{ total: number }[]>(`select count(*)::int as total ${found}`, values);
  const rows = await manager.query<{ id: string }[]>(
    `select i.id ${found} order by greatest(i.content_changed_at, i.updated_at) desc, i.id limit $8 offset $9`,
    [...values, limit, (page - 1) * limit],
  );
  const entries = await listed(
    manager,
    context,
    answers,
    rows.map(({ id }) => id),
  );
  return { entries, page, limit, total: count!.total };
}

/** Returns the assistants with which this teacher talked last, as far as the teacher still has access. */
export async function recentAssistants(
  manager: EntityManager,
  context: RequestContext,
  answers: ItemAnswer,
  limit: number,
): Promise<ListedAssistant[]> {
  const rows = await manager.query<{ id: string }[]>(
    `select i.id from item i join (
         select assistant_id, max(changed_at) as at from ai_conversation where account_id = $1 and discarded_at is null group by assistant_id) c
       on c.assistant_id = i.id where ${listedItemsCondition('$1')} order by c.at desc, i.id limit $2`,
    [accountOf(context).id, limit],
  );
  return listed(
    manager,
    context,
    answers,
    rows.map(({ id }) => id),
  );
}

/** Returns the assistants that ship with the product. Users make their own copy of one. */
export async function featuredAssistants(
  manager: EntityManager,
  templates: ProductTemplates,
  language: InterfaceLanguage,
): Promise<FeaturedAssistant[]> {
  const items = await manager.findBy(Item, { ownerId: PRODUCT_ACCOUNT, kind: 'assistant' });
  const told = new Map((await manager.findBy(Assistant, { itemId: In(items.map(({ id }) => id)) })).map((one) => [one.itemId, one]));
  return items
    .flatMap(({ id, title, description }) => {
      const assistant = told.get(id);
      const template = templates.of(id);
      if (!assistant || template?.edition !== language) return [];
      const { avatar, category, subcategory } = assistant;
      return [{ template: id, title, description, avatar, category, subcategory }];
    })
    .sort((one, other) => one.title.localeCompare(other.title, language));
}

/** Returns the assistants in the given order. */
async function listed(
  manager: EntityManager,
  context: RequestContext,
  answers: ItemAnswer,
  ids: readonly string[],
): Promise<ListedAssistant[]> {
  const items = new Map((await manager.findBy(Item, { id: In([...ids]) })).map((item) => [item.id, item]));
  const told = new Map((await manager.findBy(Assistant, { itemId: In([...ids]) })).map((one) => [one.itemId, one]));
  const remixes = await manager.query<{ id: string; count: number }[]>(
    'select source_id as id, count(*)::int as count from item_origin where source_id = any($1) group by source_id',
    [ids],
  );
  const copies = new Map(remixes.map(({ id, count }) => [id, count]));
  const said = await answers.many(
    context,
    ids.flatMap((id) => items.get(id) ?? []),
  );
  return said.flatMap(({ id, title, description, author, mine }) => {
    const assistant = told.get(id);
    if (!assistant) return [];
    const { avatar, category, subcategory, personaCategory, archived } = assistant;
    return [
      {
        id,
        title,
        description,
        author: author.name,
        mine,
        avatar,
        category,
        subcategory,
        personaCategory,
        archived,
        remixes: copies.get(id) ?? 0,
      },
    ];
  });
}
