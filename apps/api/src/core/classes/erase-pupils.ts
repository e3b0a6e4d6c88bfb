import { LIMITS } from '@murmel/contracts';
import { Account, erasePerson, Item, PupilAccess, publish, SchoolClass } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { inBatches } from '../../platform/in-batches.js';
import { subtractDays } from '../../platform/subtract-days.js';
import { DestroyItem } from '../items/destroy-item.js';
import { publishClassProjectsChanged } from './classes.js';
import { retireCode } from './free-codes.js';

/** Takes pupils and classes away for ever, with everything that the pupils made. */
@Injectable()
export class ErasePupils {
  constructor(
    private readonly database: DataSource,
    private readonly destroyItem: DestroyItem,
  ) {}

  /** Deletes one pupil: items with their files first, then all traces; the code is not reissued for a year. */
  async pupil(id: string): Promise<void> {
    const items = await this.database.manager.find(Item, { where: { ownerId: id }, select: { id: true } });
    for (const item of items) await this.destroyItem.forEver(item.id);
    await this.database.transaction(async (manager) => {
      // A request that makes something at this moment waits here and then finds no account.
      await manager.findOne(Account, { where: { id }, lock: { mode: 'pessimistic_write' } });
      await retireCode(manager, PupilAccess, id);
      await erasePerson(manager, { accountId: id, email: null, visitorId: null });
      await publish(manager, 'access.changed', { accountId: id });
    });
  }

  /** Deletes a class. Sign-in is refused from its first moment on; if interrupted, the next run of the cleanup job continues. */
  async schoolClass(id: string): Promise<void> {
    await this.database.query('update school_class set expires_at = least(expires_at, now()) where id = $1', [id]);
    const pupils = await this.database.manager.find(PupilAccess, { where: { classId: id }, select: { id: true } });
    for (const pupil of pupils) await this.pupil(pupil.id);
    await this.database.transaction(async (manager) => {
      await retireCode(manager, SchoolClass, id);
      await publishClassProjectsChanged(manager, id);
      await manager.delete(SchoolClass, { id });
    });
  }

  /** Deletes the classes' pupils before the teacher's account. */
  async classesOf(ownerId: string): Promise<void> {
    const classes = await this.database.manager.find(SchoolClass, { where: { ownerId }, select: { id: true } });
    for (const { id } of classes) await this.schoolClass(id);
  }

  /** Classes whose time is over, also that in the trash; one that fails does not keep the others. @returns how many */
  async expired(now: Date): Promise<number> {
    const next = async (after: string): Promise<string[]> => {
      const rows = await this.database.query<{ id: string }[]>(
        'select id from school_class where (expires_at <= $1 or discarded_at <= $3) and id > $2 order by id limit 50',
        [now, after, subtractDays(now, LIMITS.trashDays)],
      );
      return rows.map(({ id }) => id);
    };
    return inBatches(next, async (id) => {
      await this.schoolClass(id);
      return true;
    });
  }
}
