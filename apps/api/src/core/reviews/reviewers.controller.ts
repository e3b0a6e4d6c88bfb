import { contract } from '@murmel/contracts';
import { Account, publish } from '@murmel/server';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource, IsNull, Not } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { Call } from '../../platform/call.js';
import { shownName } from '../accounts/current-user.js';

const calls = contract.reviewers;
const TEACHER = { type: 'User', confirmedAt: Not(IsNull()) } as const;

/** Routes for reviewers of open material, whom admins of the installation appoint. */
@Controller()
export class ReviewersController {
  constructor(private readonly database: DataSource) {}

  @Call(calls.list)
  list() {
    return implement(calls.list).handler(async ({ input: { page, limit } }) => {
      const [accounts, total] = await this.database.manager.findAndCount(Account, {
        where: { ...TEACHER, reviewer: true },
        order: { name: 'ASC', id: 'ASC' },
        skip: (page - 1) * limit,
        take: limit,
      });
      return { entries: accounts.map(entry), total, page, limit };
    });
  }

  @Call(calls.set)
  set() {
    return implement(calls.set).handler(({ input: { email, reviewer } }) =>
      this.database.transaction(async (manager) => {
        const account = await manager.findOneBy(Account, { ...TEACHER, email });
        if (!account) throw apiError('TEACHER_UNKNOWN');
        await manager.update(Account, { id: account.id }, { reviewer });
        // Views they have open as a reviewer close when they lose the role.
        await publish(manager, 'access.changed', { accountId: account.id });
        return entry(account);
      }),
    );
  }
}

const entry = (account: Account) => ({ id: account.id, name: shownName(account), email: account.email ?? '' });
