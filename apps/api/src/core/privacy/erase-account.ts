import { type DeletionCause, LIMITS } from '@murmel/contracts';
import { Account, type Configuration, erasePerson, Item, lockSchoolOf, publish, recordDeletions } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { CONFIGURATION } from '../../platform/injection-tokens.js';
import { accountOf, type RequestContext } from '../../platform/request-context.js';
import { AccountSessions } from '../accounts/account-sessions.js';
import { AttemptLimits } from '../accounts/attempt-limits.js';
import { shownName } from '../accounts/current-user.js';
import { mailKey } from '../accounts/mail-key.js';
import { passwordMatches } from '../accounts/passwords.js';
import { PASSWORD_TRIES } from '../accounts/sign-in.js';
import { Converters } from '../ai/converters/converters.js';
import { DocumentQas } from '../ai/documents/document-qas.js';
import { ChatFiles } from '../ai/files/chat-files.js';
import { Images } from '../ai/images/images.js';
import { ErasePupils } from '../classes/erase-pupils.js';
import { ExportJobs } from '../exports/jobs/export-jobs.js';
import { DestroyItem } from '../items/destroy-item.js';
import { leaveProjectsBehind } from '../projects/projects-of-leavers.js';

/** Counters of tries that are kept under an address. */
const MAIL_KEYS = ['login', 'registration', 'reset', 'address', 'invitation', 'school-invitation'];

/** The right to be forgotten: the account, its items, texts, histories and files. What it wrote into others' items loses its author. */
@Injectable()
export class EraseAccount {
  constructor(
    private readonly database: DataSource,
    private readonly attempts: AttemptLimits,
    private readonly sessions: AccountSessions,
    private readonly destroyItem: DestroyItem,
    private readonly erasePupils: ErasePupils,
    private readonly exports: ExportJobs,
    private readonly images: Images,
    private readonly chatFiles: ChatFiles,
    private readonly documents: DocumentQas,
    private readonly converters: Converters,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  /**
   * @param password the name as others see it, where the account has no password
   * @throws WRONG_PASSWORD, CONFIRMATION_WRONG, SIGN_ON_EXPIRED, TOO_MANY_REQUESTS with the seconds to wait
   */
  async of(context: RequestContext, password: string): Promise<void> {
    const account = accountOf(context);
    if (account.passwordHash === null) refuseWithoutFreshSignOn(context, account, password);
    else await this.refuseWithoutPassword(account, password);
    await this.erase(account, 'person');
    this.sessions.leave(context);
  }

  private async refuseWithoutPassword(account: Account, password: string): Promise<void> {
    const key = `password:${account.id}`;
    await this.attempts.take(key, PASSWORD_TRIES);
    if (!(await passwordMatches(account.passwordHash, password))) throw apiError('WRONG_PASSWORD');
  }

  /** Erases a teacher, on whose wish whatever. Their sessions end with the account. */
  async erase(account: Account, cause: DeletionCause): Promise<void> {
    await this.erasePupils.classesOf(account.id);
    await this.destroyItems(account);
    await this.exports.forget(account.id);
    await this.images.forget(account.id);
    await this.chatFiles.forget(account.id);
    await this.documents.forget(account.id);
    await this.converters.forget(account.id);
    await this.database.transaction(async (manager) => {
      await lockSchoolOf(manager, account.id);
      // A request that creates an item at this moment waits here and then finds no account.
      await manager.findOne(Account, { where: { id: account.id }, lock: { mode: 'pessimistic_write' } });
      await leaveProjectsBehind(manager, account.id);
      await erasePerson(manager, { accountId: account.id, email: account.email, visitorId: null });
      await recordDeletions(manager, { account: 1 }, cause, new Date());
      await publish(manager, 'access.changed', { accountId: account.id });
    });
    for (const purpose of MAIL_KEYS) if (account.email) await this.attempts.forget(mailKey(this.configuration, purpose, account.email));
  }

  /** One by one and with their files, before the rows that know the files are gone. */
  private async destroyItems({ id }: Account): Promise<void> {
    const items = await this.database.manager.find(Item, { where: { ownerId: id }, select: { id: true } });
    for (const item of items) await this.destroyItem.forEver(item.id);
  }
}

/** A sign-on of this moment stands for the password: a device that was left alone erases no account. */
function refuseWithoutFreshSignOn({ session }: RequestContext, account: Account, typed: string): void {
  const age = Date.now() - (session?.createdAt.getTime() ?? 0);
  if (age > LIMITS.freshSignOnMinutes * 60_000) throw apiError('SIGN_ON_EXPIRED');
  if (typed.trim() !== shownName(account)) throw apiError('CONFIRMATION_WRONG');
}
