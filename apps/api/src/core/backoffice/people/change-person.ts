import { Account, leaveSchool, publish } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { apiError } from '../../../platform/api-error.js';
import { omitUndefined } from '../../../platform/omit-undefined.js';
import { AccountSessions } from '../../accounts/account-sessions.js';
import { refuseWhenFull } from '../../schools/school-teachers.js';
import { joinSchool, lockedSchool } from '../../schools/schools.js';
import { PRODUCT_ACCOUNT } from '../../templates/product-account.js';

export interface PersonFields {
  admin?: boolean | undefined;
  reviewer?: boolean | undefined;
  international?: boolean | undefined;
  locked?: boolean | undefined;
  disabledTools?: string[] | undefined;
  disabledToolsFeatures?: string[] | undefined;
  enabledFeatures?: string[] | undefined;
}

const OF_TEACHERS = ['admin', 'reviewer', 'international', 'locked'] as const;

/** Changes what the administration decides about an account. Their open pages, live lines and documents obey within two seconds. */
@Injectable()
export class ChangePerson {
  constructor(
    private readonly database: DataSource,
    private readonly sessions: AccountSessions,
  ) {}

  /** @throws NOT_FOUND, BAD_REQUEST for a teacher's field at a pupil, OWN_ACCOUNT, LAST_ADMIN */
  async with(adminId: string, id: string, { locked, ...fields }: PersonFields): Promise<void> {
    await this.database.transaction(async (manager) => {
      if (fields.admin === false || locked === true) await this.refuseOfAdmin(manager, adminId, id);
      const account = await accountIn(manager, id);
      const given = { ...fields, locked };
      if (account.type === 'Pupil' && OF_TEACHERS.some((name) => given[name] !== undefined)) throw apiError('BAD_REQUEST');
      const lock = locked === undefined ? {} : { lockedAt: locked ? (account.lockedAt ?? new Date()) : null };
      const changed = { ...unique(omitUndefined(fields)), ...lock };
      if (Object.keys(changed).length === 0) return;
      await manager.update(Account, { id }, changed);
      if (locked === true) await this.sessions.endAll(manager, id);
      await publish(manager, 'access.changed', { accountId: id });
      await publish(manager, 'person.changed', { id });
    });
  }

  /** Moves a teacher into another school, or into none. @throws NOT_FOUND for a person or school that is none, LIMIT_REACHED */
  async setSchool(id: string, schoolId: string | null): Promise<void> {
    await this.database.transaction(async (manager) => {
      if (schoolId !== null) await lockedSchool(manager, schoolId);
      const account = await manager.findOneBy(Account, { id, type: 'User' });
      if (!account || id === PRODUCT_ACCOUNT) throw apiError('NOT_FOUND');
      if (account.schoolId === schoolId) return;
      if (schoolId !== null) await refuseWhenFull(manager, schoolId);
      await leaveSchool(manager, id);
      if (schoolId !== null) await joinSchool(manager, schoolId, id, 'member');
      await publish(manager, 'person.changed', { id });
    });
  }

  /**
   * Refuses what would take the rights of an admin away: from the caller, or from the last one. Two admins who do it to each other are
   * served one after the other. @throws OWN_ACCOUNT, LAST_ADMIN, FORBIDDEN when the caller is no admin any more
   */
  async refuseOfAdmin(manager: EntityManager, adminId: string, id: string): Promise<void> {
    if (id === adminId) throw apiError('OWN_ACCOUNT');
    const admins = await manager.query<{ id: string }[]>(
      "select id from account where admin and type = 'User' and locked_at is null order by id for update",
    );
    if (!admins.some((one) => one.id === adminId)) throw apiError('FORBIDDEN');
    if (admins.every((one) => one.id === id)) throw apiError('LAST_ADMIN');
  }
}

async function accountIn(manager: EntityManager, id: string): Promise<Account> {
  const account = await manager.findOne(Account, { where: { id }, lock: { mode: 'for_no_key_update' } });
  if (!account || id === PRODUCT_ACCOUNT) throw apiError('NOT_FOUND');
  return account;
}

/** Lists without doubles. */
function unique<T extends object>(fields: T): T {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, Array.isArray(value) ? [...new Set(value)] : value])) as T;
}
