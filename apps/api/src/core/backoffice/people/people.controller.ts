import { contract } from '@murmel/contracts';
import { Account, type Configuration } from '@murmel/server';
import { Controller, Inject } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { apiError } from '../../../platform/api-error.js';
import { Call } from '../../../platform/call.js';
import { CONFIGURATION } from '../../../platform/injection-tokens.js';
import { accountOf, CurrentContext, type RequestContext } from '../../../platform/request-context.js';
import { shownName } from '../../accounts/current-user.js';
import { ResetPassword } from '../../accounts/reset-password.js';
import { FileQuota } from '../../files/file-quota.js';
import { giveSeats, takeSeatBack } from '../../licences/seats.js';
import { EraseAccount } from '../../privacy/erase-account.js';
import { PRODUCT_ACCOUNT } from '../../templates/product-account.js';
import { ChangePerson } from './change-person.js';
import { countPeople, listClasses, listGuests, listPeople, listPupils } from './list-people.js';
import { personAnswer } from './person-answer.js';

const calls = contract.backofficePeople;

/** People of the installation, for its admins (spec NAV-33). */
@Controller()
export class PeopleController {
  constructor(
    private readonly database: DataSource,
    private readonly changes: ChangePerson,
    private readonly quota: FileQuota,
    private readonly passwords: ResetPassword,
    private readonly erasures: EraseAccount,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  @Call(calls.counts)
  counts() {
    return implement(calls.counts).handler(() => countPeople(this.database.manager));
  }

  @Call(calls.list)
  list() {
    return implement(calls.list).handler(async ({ input }) => {
      const { page, limit } = input;
      return { ...(await listPeople(this.database.manager, input)), page, limit };
    });
  }

  @Call(calls.classes)
  classes() {
    return implement(calls.classes).handler(async ({ input }) => {
      const { page, limit } = input;
      return { ...(await listClasses(this.database.manager, input)), page, limit };
    });
  }

  @Call(calls.pupils)
  pupils() {
    return implement(calls.pupils).handler(async ({ input: { classId, page, limit } }) => ({
      ...(await listPupils(this.database.manager, classId, { page, limit })),
      page,
      limit,
    }));
  }

  @Call(calls.guests)
  guests() {
    return implement(calls.guests).handler(async ({ input: { page, limit } }) => ({
      ...(await listGuests(this.database.manager, { page, limit })),
      page,
      limit,
    }));
  }

  @Call(calls.get)
  get(@CurrentContext() context: RequestContext) {
    return implement(calls.get).handler(({ input }) => this.answer(context, input.userId));
  }

  @Call(calls.update)
  update(@CurrentContext() context: RequestContext) {
    return implement(calls.update).handler(async ({ input: { userId, ...fields } }) => {
      await this.changes.with(accountOf(context).id, userId, fields);
      return this.answer(context, userId);
    });
  }

  @Call(calls.setSchool)
  setSchool(@CurrentContext() context: RequestContext) {
    return implement(calls.setSchool).handler(async ({ input: { userId, schoolId } }) => {
      await this.changes.setSchool(userId, schoolId);
      return this.answer(context, userId);
    });
  }

  @Call(calls.setLicence)
  setLicence(@CurrentContext() context: RequestContext) {
    return implement(calls.setLicence).handler(async ({ input: { userId, licenceId } }) => {
      await this.teacher(userId);
      await this.database.transaction((manager) =>
        licenceId === null ? takeSeatBack(manager, userId, this.configuration.defaultLicence) : giveSeats(manager, licenceId, [userId]),
      );
      return this.answer(context, userId);
    });
  }

  @Call(calls.sendPasswordLink)
  sendPasswordLink(@CurrentContext() context: RequestContext) {
    return implement(calls.sendPasswordLink).handler(async ({ input }) => {
      const { email } = await this.teacher(input.userId);
      if (email === null) throw apiError('NOT_FOUND');
      // Without a mail server the link would be the admin's, and with it the account.
      if (!this.configuration.smtpUrl) throw apiError('MAIL_NOT_CONFIGURED');
      await this.passwords.request(context, email);
      return {};
    });
  }

  @Call(calls.remove)
  remove(@CurrentContext() context: RequestContext) {
    return implement(calls.remove).handler(async ({ input: { userId, confirmation } }) => {
      const account = await this.teacher(userId);
      await this.database.transaction((manager) => this.changes.refuseOfAdmin(manager, accountOf(context).id, userId));
      if (confirmation.trim().toLowerCase() !== (account.email ?? shownName(account).toLowerCase())) throw apiError('CONFIRMATION_WRONG');
      await this.erasures.erase(account, 'admin');
      return {};
    });
  }

  private answer(context: RequestContext, id: string) {
    return personAnswer(this.database.manager, this.quota, id, accountOf(context).id);
  }

  /** @throws NOT_FOUND for pupils, guests and the account of the product's templates, too */
  private async teacher(id: string): Promise<Account> {
    const account = await this.database.manager.findOneBy(Account, { id, type: 'User' });
    if (!account || id === PRODUCT_ACCOUNT) throw apiError('NOT_FOUND');
    return account;
  }
}
