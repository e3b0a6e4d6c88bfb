import { erasePerson, Item, publish, PupilAccess, SchoolClass } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DestroyItem } from '../items/destroy-item.js';
import { retireCode } from './pupils.js';

/** Takes pupils and classes away for ever, with everything that the pupils made. */
@Injectable()
export class ErasePupils {
  constructor(
    private readonly database: DataSource,
    private readonly destroyItem: DestroyItem,
  ) {}

  /** One pupil: items with their files first, then every trace; the code is nobody's for a year. */
  async pupil(id: string): Promise<void> {
    const items = await this.database.manager.find(Item, { where: { ownerId: id }, select: { id: true } });
    for (const item of items) await this.destroyItem.forEver(item.id);
    await this.database.transaction(async (manager) => {
      await retireCode(manager, id);
      await erasePerson(manager, { accountId: id, email: null, visitorId: null });
      await publish(manager, 'access.changed', { accountId: id });
    });
  }

  async schoolClass(id: string): Promise<void> {
    const pupils = await this.database.manager.find(PupilAccess, { where: { classId: id }, select: { id: true } });
    for (const pupil of pupils) await this.pupil(pupil.id);
    await this.database.manager.delete(SchoolClass, { id });
  }

  /** Before a teacher's account goes. */
  async classesOf(ownerId: string): Promise<void> {
    const classes = await this.database.manager.find(SchoolClass, { where: { ownerId }, select: { id: true } });
    for (const { id } of classes) await this.schoolClass(id);
  }

  /** Classes whose time is over. @returns how many */
  async expired(now: Date): Promise<number> {
    const classes = await this.database.query<{ id: string }[]>('select id from school_class where expires_at <= $1', [now]);
    for (const { id } of classes) await this.schoolClass(id);
    return classes.length;
  }
}
