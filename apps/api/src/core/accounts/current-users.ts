import type { CurrentUser } from '@murmel/contracts';
import { type Account, type Configuration, SchoolClass, type Visitor } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { switchesOf } from '../../platform/actor-of.js';
import { CONFIGURATION } from '../../platform/injection-tokens.js';
import { accountUser, visitorUser } from './current-user.js';

/** People as their own browser gets them; a pupil also learns which class they are in. */
@Injectable()
export class CurrentUsers {
  constructor(
    private readonly database: DataSource,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  visitor(visitor: Visitor, incognito = false): CurrentUser {
    return { ...visitorUser(visitor), incognito, ...switchesOf(this.configuration, null) };
  }

  /** @param incognito an admin looks as this person, who then neither administers nor reviews */
  async of(account: Account, incognito = false): Promise<CurrentUser> {
    const rights = incognito ? { incognito, admin: false, reviewer: false } : {};
    const user = { ...accountUser(account), ...switchesOf(this.configuration, account), ...rights };
    const { furtherTrainingUrl: url } = this.configuration;
    if (account.type !== 'Pupil')
      return url === undefined ? user : { ...user, additionalQualificationGroup: { additionalQualification: true, url } };
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
