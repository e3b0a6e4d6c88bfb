import type { ContentKind, GradeLevel, SubjectType, TemplatesOf } from '@murmel/contracts';
import { Item, loadItemFacts } from '@murmel/server';
import { In } from 'typeorm';
import { accountOf, type RequestContext } from '../../platform/request-context.js';
import { type ListReads, likeWords } from '../items/list-items.js';
import { copyableItems } from '../remixes/copyable-items.js';

export interface TemplateQuery {
  kind?: ContentKind | undefined;
  of?: TemplatesOf | undefined;
  search?: string | undefined;
  subjectType?: SubjectType | undefined;
  gradeLevel?: GradeLevel | undefined;
  fitsSubjects?: readonly SubjectType[] | undefined;
  fitsGrades?: readonly GradeLevel[] | undefined;
}

export interface FoundTemplate {
  item: Item;
  of: TemplatesOf;
}

/** Maximum number of templates found: beyond it, callers narrow the search. */
const FOUND = 500;

/** SQL for the owner group of a template, for the account `$1` at the school `$2`; null if it belongs to none of them. */
const OF = `case
  when i.owner_id = $1 then 'own'
  when i.hidden_at is not null then null
  when i.template_for = 'school' and i.privacy <> 'locked' and exists (select 1 from account o where o.id = i.owner_id and o.school_id = $2) then 'school'
  when i.template_for = 'public' and i.privacy = 'public_for_all' then 'public' end`;

/**
 * Returns the templates that the caller may copy: own ones, the school's, and public ones. Templates omitted from the list are not counted
 * either.
 */
export async function findTemplates(
  reads: ListReads,
  context: RequestContext,
  { kind, of, search, subjectType, gradeLevel, fitsSubjects, fitsGrades }: TemplateQuery,
): Promise<FoundTemplate[]> {
  const { id, schoolId } = accountOf(context);
  const rows = await reads.read((replica) =>
    replica.query<{ id: string; of: TemplatesOf }[]>(
      `select id, "of" from (
       select i.id, i.title, i.subject_types, i.grade_levels, ${OF} as "of" from item i
        where i.template_for is not null and i.discarded_at is null and i.parent_id is null
          and ($3::text is null or i.kind = $3) and ($4::text is null or i.title ilike $4 or i.description ilike $4)
          and ($6::text is null or $6 = any(i.subject_types)) and ($7::text is null or $7 = any(i.grade_levels))
          and ($8::text[] is null or i.subject_types && $8 or i.subject_types = '{}' or 'INTERDISCIPLINARY' = any(i.subject_types))
          and ($9::text[] is null or i.grade_levels && $9 or i.grade_levels = '{}')) t
      where "of" is not null and ($5::text is null or "of" = $5)
      order by coalesce(subject_types && $8, false) desc, coalesce(grade_levels && $9, false) desc, array_position(array['own', 'school', 'public'], "of"), lower(title), id limit ${FOUND}`,
      [
        id,
        schoolId,
        kind ?? null,
        search ? likeWords(search) : null,
        of ?? null,
        subjectType ?? null,
        gradeLevel ?? null,
        fitsSubjects ?? null,
        fitsGrades ?? null,
      ],
    ),
  );
  const manager = reads.primary;
  const ids = rows.map((row) => row.id);
  const facts = await loadItemFacts(manager, context.actor, ids);
  const items = new Map((await manager.findBy(Item, { id: In(ids) })).map((item) => [item.id, item]));
  const found = rows.flatMap(({ id: itemId, of: whose }) => {
    const item = items.get(itemId);
    return item ? [{ item, of: whose, facts: facts.get(itemId) }] : [];
  });
  return (await copyableItems(manager, context, found)).map(({ item, of: whose }) => ({ item, of: whose }));
}
