import type { Standing } from '@murmel/access-policy';
import {
  type Account,
  type Item,
  ItemMember,
  ItemReport,
  itemAccessChanged,
  newId,
  PupilCodes,
  Account as StoredAccount,
} from '@murmel/server';
import type { DataSource, EntityManager } from 'typeorm';
import { createClass } from '../../apps/api/src/core/classes/classes.js';
import { addPupils } from '../../apps/api/src/core/classes/pupils.js';
import { finishProject, pauseProject } from '../../apps/api/src/core/projects/change-project.js';
import { createProject } from '../../apps/api/src/core/projects/create-project.js';
import { changeItemRight } from '../../apps/api/src/core/projects/project-items.js';
import { foundSchool, joinSchool } from '../../apps/api/src/core/schools/schools.js';
import type { People } from './people.js';

const codes = new PupilCodes('secret of this test');

export interface TestWorld {
  database: DataSource;
  people: People;
}

/** The person concerned, at an item of a teacher. */
interface Placed {
  item: Item;
  owner: Account;
  account: Account;
}

/** A person with write access to an item while their connection is opened, and the change after it, as the product makes it. */
export interface Situation {
  standing: Standing;
  /** may change all of it in the beginning: has the document itself open, also where others have a view of it */
  trusted?: true;
  /** of the item, as long as they may write */
  fields: Partial<Item>;
  /** absent: a guest with the link and no account */
  account?(place: TestWorld, owner: Account): Promise<Account>;
  begin?(manager: EntityManager, placed: Placed): Promise<unknown>;
  /** absent: nothing happens, and they go on */
  turn?(manager: EntityManager, placed: Placed): Promise<unknown>;
}

const OPEN = { privacy: 'secret', visitorPermission: 'visitor_permissions_write' } as const;
const LOCKED = { privacy: 'locked', visitorPermission: 'visitor_permissions_write' } as const;
const WORLD = { privacy: 'public_for_all', visitorPermission: 'visitor_permissions_write' } as const;
const MEMBERS = { privacy: 'members_only', visitorPermission: 'visitor_permissions_write' } as const;
const teacher = ({ people }: TestWorld): Promise<Account> => people.account();
const set = async (manager: EntityManager, { item }: Placed, sql: string): Promise<void> => {
  await manager.query(`update item set ${sql} where id = $1`, [item.id]);
  await itemAccessChanged(manager, item.id);
};
/** A teacher who was invited to write. */
const INVITED: Pick<Situation, 'fields' | 'account' | 'begin' | 'trusted'> = {
  fields: MEMBERS,
  account: teacher,
  trusted: true,
  begin: (manager, { item, account }) =>
    manager.insert(ItemMember, { id: newId(), itemId: item.id, email: account.email!, role: 'write', createdAt: new Date() }),
};

/** A pupil whose project shares the item to be written in. */
const PUPIL: Pick<Situation, 'fields' | 'account' | 'begin'> = {
  fields: LOCKED,
  account: ({ database }, owner) =>
    database.transaction(async (manager) => {
      const { id } = await createClass(manager, owner, '9a', 'permanent');
      await addPupils(manager, codes, id, [{ name: 'P1' }]);
      const [row] = await manager.query<[{ id: string }]>('select id from pupil_access where class_id = $1', [id]);
      return manager.findOneByOrFail(StoredAccount, { id: row.id });
    }),
  begin: async (manager, { item, owner, account }) => {
    const [row] = await manager.query<[{ id: string }]>('select class_id as id from pupil_access where id = $1', [account.id]);
    await createProject(manager, { classId: row.id, owner, name: 'Erörterung', tools: [], itemIds: [item.id], unit: 'day' });
  },
};
const shared = async (manager: EntityManager, { item }: Placed): Promise<{ id: string; project: string }> =>
  (
    await manager.query<[{ id: string; project: string }]>('select id, project_id as project from project_item where item_id = $1', [
      item.id,
    ])
  )[0];

/** All situations of a person who wrote a moment ago, by their current right on the item. */
const ALL = {
  'a guest with the link who may write': { standing: 'guestWrite', fields: OPEN },
  'a pupil of a project that runs': { standing: 'guestWrite', ...PUPIL },
  'an invited teacher who may write': { standing: 'memberWrite', ...INVITED },
  'an invited teacher who may read from now on': {
    standing: 'memberRead',
    ...INVITED,
    turn: async (manager, placed) => {
      await manager.query(`update item_member set role = 'read' where item_id = $1`, [placed.item.id]);
      await itemAccessChanged(manager, placed.item.id);
    },
  },
  'a guest with the link who may read from now on': {
    standing: 'guestRead',
    fields: OPEN,
    turn: (manager, placed) => set(manager, placed, `visitor_permission = 'visitor_permissions_read'`),
  },
  'a pupil to whom the project gives it to read from now on': {
    standing: 'guestRead',
    ...PUPIL,
    turn: async (manager, placed) => changeItemRight(manager, (await shared(manager, placed)).id, 'read'),
  },
  'a pupil whose project was paused': {
    standing: 'guestLook',
    ...PUPIL,
    turn: async (manager, placed) => pauseProject(manager, (await shared(manager, placed)).project),
  },
  'a pupil whose project is over': {
    standing: 'guestLook',
    ...PUPIL,
    turn: async (manager, placed) => finishProject(manager, (await shared(manager, placed)).project),
  },
  'a colleague for whom it is a template of their school': {
    standing: 'guestLook',
    fields: WORLD,
    account: async (place, owner) => {
      const account = await teacher(place);
      await place.database.transaction(async (manager) => {
        const school = await foundSchool(manager, owner.id, 'Waldschule');
        await joinSchool(manager, school, account.id, 'member');
      });
      return account;
    },
    turn: (manager, placed) => set(manager, placed, `privacy = 'members_only', template_for = 'school'`),
  },
  'a reviewer of what was hidden': {
    standing: 'guestLook',
    fields: WORLD,
    account: ({ people }) => people.account({ reviewer: true }),
    turn: async (manager, placed) => {
      const by = { accountId: null, visitorId: null, reason: 'other', note: '', decidedAt: null } as const;
      await manager.insert(ItemReport, { id: newId(), itemId: placed.item.id, ...by, createdAt: new Date() });
      await set(manager, placed, 'hidden_at = now()');
    },
  },
  'somebody for whom the item ended': {
    standing: 'none',
    fields: OPEN,
    turn: (manager, placed) => set(manager, placed, `visitor_permission = 'visitor_permissions_invisible'`),
  },
  'somebody before a password that is new': {
    standing: 'mustAsk',
    fields: OPEN,
    turn: (manager, placed) => set(manager, placed, `privacy = 'password_protected', password_hash = 'x'`),
  },
} as const satisfies Readonly<Record<string, Situation>>;
export type SituationName = keyof typeof ALL;
export const ACCESS_SITUATIONS: Readonly<Record<SituationName, Situation>> = ALL;

/** Situations in which the person only looks. */
export const LOOKING = (Object.keys(ACCESS_SITUATIONS) as SituationName[]).filter(
  (name) => ACCESS_SITUATIONS[name].standing === 'guestLook',
);

/** A person in their situation before the change: they may write. */
export interface Begun {
  item: Item;
  owner: Account;
  /** null: the caller gives a guest the link */
  account: Account | null;
  /** Applies the change of the situation; resolves when it is committed. */
  turn(): Promise<void>;
}

/** @param make the item with its content, of this owner and with these fields */
export async function begin(
  place: TestWorld,
  name: SituationName,
  make: (owner: Account, fields: Partial<Item>) => Promise<Item>,
): Promise<Begun> {
  const { fields, account: newAccount, begin: letIn, turn } = ACCESS_SITUATIONS[name];
  const owner = await place.people.account();
  const account = (await newAccount?.(place, owner)) ?? null;
  const item = await make(owner, fields);
  const placed: Placed = { item, owner, account: account ?? owner };
  const within = (work: Situation['turn']) => place.database.transaction(async (manager) => void (await work?.(manager, placed)));
  await within(letIn);
  return { item, owner, account, turn: () => within(turn) };
}
