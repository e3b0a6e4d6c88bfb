import type { CurrentUser } from '@murmel/contracts';
import { type Account, SchoolClass } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { accountUser } from './current-user.js';

/** People as their own browser gets them; a pupil also learns which class they are in. */
@Injectable()
export class CurrentUsers {
  constructor(private readonly database: DataSource) {}

  async of(account: Account): Promise<CurrentUser> {
    const user = accountUser(account);
    if (account.type !== 'Pupil') return user;
    const schoolClass = await this.database.manager
      .createQueryBuilder(SchoolClass, 'c')
      .innerJoin('pupil_access', 'p', 'p.class_id = c.id')
      .where('p.id = :id', { id: account.id })
      .getOne();
    return schoolClass
      ? { ...user, schoolClassId: schoolClass.id, schoolClassToken: schoolClass.token, schoolClassType: schoolClass.type }
      : user;
  }
}
