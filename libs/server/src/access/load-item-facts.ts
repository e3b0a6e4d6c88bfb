import type { Actor, ItemFacts } from '@murmel/access-policy';
import { NOTHING_PRESENTED } from '@murmel/access-policy';
import {
  CONTENT_KINDS,
  type ContentKind,
  LIMITS,
  leadsElsewhere,
  type MemberRole,
  type Privacy,
  SERVER_LIMITS,
  type VisitorPermission,
} from '@murmel/contracts';
import type { EntityManager } from 'typeorm';
import { equalSecrets } from '../secrets.js';
import { lendable, type ResponseOwner, withLent } from './lent-responses.js';

/** Credentials a request presents; the password is compared by the caller, because argon2 is slow. */
export interface PresentedSecrets {
  token?: string | undefined;
  publicToken?: string | undefined;
  passwordRight?: boolean | undefined;
}

interface Row {
  /** number of the caller's place, from 1 on */
  place: number;
  parent_id: string | null;
  kind: ContentKind;
  owner_id: string;
  privacy: Privacy;
  visitor_permission: VisitorPermission;
  discarded: boolean;
  hidden: boolean;
  reported: boolean;
  disputed: boolean;
  token: string;
  public_token: string;
  member_role: MemberRole | null;
  granted: ItemFacts['granted'];
  project: ItemFacts['project'];
  school_template: boolean;
  folders: ItemFacts['folders'] | null;
}

/**
 * Relation of a school class to the item `r` for the calling account: a pupil's own first, then items a project shares with pupils (one
 * that runs before one that is paused before one that has ended), then pupils' work that teachers see.
 */
const IN_PROJECT = `case
  when asked.account_id is null then null
  when r.owner_id = asked.account_id then (
    select case p.state when 'active' then 'author' when 'paused' then 'paused' else 'look' end
      from project_now p join class_member m on m.class_id = p.class_id and m.account_id = asked.account_id and m.role = 'pupil' where p.id = r.project_id)
  when r.project_id is not null then (
    select 'teacher' from project_now p join class_member m on m.class_id = p.class_id and m.account_id = asked.account_id
     where p.id = r.project_id and (m.role = 'owner' or (m.role = 'teacher' and p.owner_id = asked.account_id)))
  else (
    select case when bool_or(p.state = 'active' and s."right" = 'write') then 'write' when bool_or(p.state = 'active') then 'read'
                when bool_or(p.state = 'paused') then 'paused' when count(*) > 0 then 'look' end
      from project_item s join project_now p on p.id = s.project_id
      join class_member m on m.class_id = p.class_id and m.account_id = asked.account_id and m.role = 'pupil'
     where s.item_id = r.id)
  end`;

/** Returns the SQL for grants of the calling visitor that are still valid, of the item under this name. */
const granted = (item: string, via: 'token' | 'password', version: string): string =>
  `exists (select 1 from item_grant g
            where g.item_id = ${item}.id and g.visitor_id = asked.visitor_id and g.via = '${via}' and g.version = ${item}.${version})`;
const grantedOn = (item: string): string =>
  `json_build_object('token', ${granted(item, 'token', 'link_version')}, 'password', ${granted(item, 'password', 'password_version')})`;

/** Columns of a folder that the facts need. */
const AROUND = ['id', 'folder_id', 'privacy', 'visitor_permission', 'hidden_at', 'link_version', 'password_version']
  .map((name) => `f.${name}`)
  .join(', ');

/** Returns the SQL for the folders around the item `r`, the nearest first. @param memberRole of the caller, in the folder `f` */
const folders = (memberRole: string): string => `case when r.folder_id is not null then (
    with recursive around as (
      select ${AROUND}, 1 as step from item f where f.id = r.folder_id
      union all select ${AROUND}, step + 1 from around join item f on f.id = around.folder_id where step < ${LIMITS.folders.depth})
    select json_agg(json_build_object('privacy', f.privacy, 'visitorPermission', f.visitor_permission, 'hidden', f.hidden_at is not null, 'granted', ${grantedOn('f')},
             'memberRole', ${memberRole}) order by f.step)
      from around f) end`;

/** SQL condition: the item `r` is a template for the common school of its owner and the account `a`. Pupils' works never are. */
const SCHOOL_TEMPLATE = `(r.template_for = 'school' and r.project_id is null
  and exists (select 1 from account o where o.id = r.owner_id and o.school_id = a.school_id))`;

const LEADING_ELSEWHERE = CONTENT_KINDS.filter(leadsElsewhere)
  .map((kind) => `'${kind}'`)
  .join(', ');
/** SQL version of `isReportable`, for the item under this alias. */
export const reportable = (item: string): string =>
  `(${item}.privacy = 'public_for_all' or (${item}.privacy = 'secret' and ${item}.kind in (${LEADING_ELSEWHERE})))`;

/** SQL condition: the account `a` has or had a decision to make about the item `r`. It is true only for moderators. */
const REPORTED = `(coalesce(a.reviewer, false) and ${reportable('r')}
  and (r.hidden_at is not null or exists (select 1 from item_report p where p.item_id = r.id)))`;

/** True if enough teachers reported the item `r`. Accounts that were made for it do not count, and neither do users without one. */
const DISPUTED = `(r.privacy = 'public_for_all' and (
  select count(*) from item_report p join account t on t.id = p.account_id and t.type = 'User'
   where p.item_id = r.id and p.decided_at is null
     and t.created_at < p.created_at - interval '${SERVER_LIMITS.reports.newDays} days') >= ${SERVER_LIMITS.reports.disputedBy})`;

/** Pupils' work in a project lies in the trash with it, and with its class. */
const DISCARDED = `(r.discarded_at is not null or (r.project_id is not null and not exists (select 1 from project_now n where n.id = r.project_id)))`;

/** Callers and items that are asked for: many, or one, for which the database keeps a plan because it knows that it is one. */
const ASKED = {
  many: 'unnest($1::uuid[], $2::uuid[], $3::uuid[]) with ordinality as asked (item_id, account_id, visitor_id, place)',
  one: '(select $1::uuid as item_id, $2::uuid as account_id, $3::uuid as visitor_id, 1 as place) as asked',
};

interface FactsQuery {
  memberRole: string;
  project: string;
  schoolTemplate: string;
  reported: string;
  disputed: string;
  folders: string;
  joins: string;
}

/** Rights are those of the item itself, or of the one that it belongs to. */
const factsFor = (of: FactsQuery): typeof ASKED => ({ many: factsOfAsked(ASKED.many, of), one: factsOfAsked(ASKED.one, of) });

const factsOfAsked = (asked: string, of: FactsQuery): string =>
  `select asked.place::integer, i.parent_id, i.kind, r.owner_id, r.privacy, r.visitor_permission, ${DISCARDED} as discarded,
          r.hidden_at is not null as hidden, ${of.reported} as reported, ${of.disputed} as disputed,
          r.token, r.public_token, ${of.memberRole} as member_role, ${grantedOn('r')} as granted, ${of.project} as project,
          ${of.schoolTemplate} as school_template, ${of.folders} as folders
     from ${asked}
     join item i on i.id = asked.item_id
     join item r on r.id = coalesce(i.parent_id, i.id)
     ${of.joins}`;

const FOR_ACCOUNTS = factsFor({
  memberRole: 'm.role',
  project: IN_PROJECT,
  schoolTemplate: SCHOOL_TEMPLATE,
  reported: REPORTED,
  disputed: DISPUTED,
  folders: folders('(select role from item_member n where n.item_id = f.id and n.email = a.email)'),
  joins: `left join account a on a.id = asked.account_id and a.confirmed_at is not null
     left join item_member m on m.item_id = r.id and m.email = a.email`,
});

/** A class that votes asks this hundreds of times a second, and planning takes longer than the answer: nothing that only accounts have. */
const FOR_GUESTS = factsFor({
  ...{ memberRole: 'null', project: 'null', schoolTemplate: 'false', reported: 'false', disputed: 'false' },
  folders: folders('null'),
  joins: '',
});

/** Facts of many items for one actor in one query; items that do not exist are missing in the answer. */
export async function loadItemFacts(
  manager: EntityManager,
  actor: Actor,
  itemIds: readonly string[],
  presented: PresentedSecrets = {},
): Promise<Map<string, ItemFacts>> {
  const facts = await loadFactsOfMany(
    manager,
    itemIds.map((itemId) => ({ actor, itemId, presented })),
  );
  return new Map(itemIds.flatMap((itemId, index) => (facts[index] ? [[itemId, facts[index]]] : [])));
}

/** Caller and item to load facts for. */
export interface ItemFactsRequest {
  actor: Actor;
  itemId: string;
  presented?: PresentedSecrets;
}

/** Facts for many who ask at the same moment, in one query and in their order; undefined for an item that does not exist. */
export async function loadFactsOfMany(manager: EntityManager, asked: readonly ItemFactsRequest[]): Promise<(ItemFacts | undefined)[]> {
  return withLent(manager, asked, await loadOwnFacts(manager, asked), loadOwnFacts);
}

/** Loads the facts without lent responses: the callers' own rights. */
async function loadOwnFacts(manager: EntityManager, asked: readonly ItemFactsRequest[]): Promise<(ItemFacts | undefined)[]> {
  if (asked.length === 0) return [];
  const query = asked.some(({ actor }) => actor.account) ? FOR_ACCOUNTS : FOR_GUESTS;
  const values = [
    asked.map(({ itemId }) => itemId),
    asked.map(({ actor }) => actor.account?.id ?? null),
    asked.map(({ actor }) => actor.visitorId),
  ];
  const rows =
    asked.length === 1
      ? await manager.query<Row[]>(
          query.one,
          values.map(([value]) => value),
        )
      : await manager.query<Row[]>(query.many, values);
  const rowOf = new Map(rows.map((row) => [row.place, row]));
  return asked.map(({ presented = {} }, index) => {
    const row = rowOf.get(index + 1);
    return row && factsOf(row, presented);
  });
}

function factsOf(row: Row, presented: PresentedSecrets): ItemFacts {
  return {
    kind: row.kind,
    parentId: row.parent_id,
    ownerId: row.owner_id,
    privacy: row.privacy,
    visitorPermission: row.visitor_permission,
    discarded: row.discarded,
    hidden: row.hidden,
    reported: row.reported,
    disputed: row.disputed,
    memberRole: row.member_role,
    granted: row.granted,
    project: row.project,
    schoolTemplate: row.school_template,
    folders: row.folders ?? [],
    presented: {
      ...NOTHING_PRESENTED,
      token: presented.token !== undefined && equalSecrets(presented.token, row.token),
      publicToken: presented.publicToken !== undefined && equalSecrets(presented.publicToken, row.public_token),
      password: presented.passwordRight === true,
    },
  };
}

/** True if the author of a response could answer at present, so that another device may continue it with its key. */
export async function mayContinueOnOtherDevice(manager: EntityManager, maker: ResponseOwner): Promise<boolean> {
  return (await lendable(manager, [maker], loadOwnFacts))[0] ?? false;
}

/** Facts of one item, undefined when it does not exist. */
export async function loadFactsOfItem(
  manager: EntityManager,
  actor: Actor,
  itemId: string,
  presented?: PresentedSecrets,
): Promise<ItemFacts | undefined> {
  return (await loadItemFacts(manager, actor, [itemId], presented)).get(itemId);
}
