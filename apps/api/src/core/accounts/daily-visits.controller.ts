import { contract } from '@murmel/contracts';
import { berlinDay, DailyVisit } from '@murmel/server';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { Call } from '../../platform/call.js';
import { CurrentContext, type RequestContext } from '../../platform/request-context.js';

/** That an account was here today, counted once per calendar day in Berlin. Visitors are not counted. */
@Controller()
export class DailyVisitsController {
  constructor(private readonly database: DataSource) {}

  @Call(contract.dailyUserVisits.create)
  create(@CurrentContext() { account, incognito }: RequestContext) {
    return implement(contract.dailyUserVisits.create).handler(async () => {
      if (!account) throw apiError('FORBIDDEN');
      const now = new Date();
      const visit = { accountId: account.id, date: berlinDay(now), createdAt: now };
      // An admin who looks as this person does not come in their place.
      if (!incognito) await this.database.createQueryBuilder().insert().into(DailyVisit).values(visit).orIgnore().execute();
      return { date: visit.date };
    });
  }
}
