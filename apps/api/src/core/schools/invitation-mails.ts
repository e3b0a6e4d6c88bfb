import { LIMITS } from '@murmel/contracts';
import { Account, School, type Configuration } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { accountOf, type Asking } from '../../platform/asking.js';
import { Mailer } from '../../platform/mail/mailer.js';
import type { Mail } from '../../platform/mail/mail.js';
import { CONFIGURATION } from '../../platform/tokens.js';
import { Attempts, type AttemptRule } from '../accounts/attempts.js';
import { mailKey } from '../accounts/mail-key.js';

const DAY_MS = 24 * 3_600_000;
const perDay = (tries: number): AttemptRule => ({ tries, windowMinutes: 24 * 60, waitSeconds: 24 * 3600 });
/** Enough for a school that has invited somebody again and again, too few to flood a mailbox. */
const PER_MAILBOX = perDay(10);

/** Mails the links of invitations into a school, a few per day and person. */
@Injectable()
export class SchoolInvitationMails {
  constructor(
    private readonly database: DataSource,
    private readonly mailer: Mailer,
    private readonly attempts: Attempts,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  /** @throws TOO_MANY_REQUESTS with the seconds to wait */
  async take(asking: Asking, email: string): Promise<void> {
    const { id, createdAt } = accountOf(asking);
    const { invitationsPerDay, invitationsPerDayWhileNew, newDays } = LIMITS.school;
    const isNew = Date.now() - createdAt.getTime() < newDays * DAY_MS;
    await this.attempts.take(`school-invitation:${id}`, perDay(isNew ? invitationsPerDayWhileNew : invitationsPerDay));
    await this.attempts.take(mailKey(this.configuration, 'school-invitation', email), PER_MAILBOX);
  }

  /** Sends once the answer is out. */
  sendAfter(asking: Asking, schoolId: string, email: string, secret: string): void {
    this.mailer.composeAfter(asking.reply, email, () => this.compose(accountOf(asking), schoolId, email, secret));
  }

  private async compose(inviter: Account, schoolId: string, email: string, secret: string): Promise<Mail | undefined> {
    const school = await this.database.manager.findOneBy(School, { id: schoolId });
    if (!school) return undefined;
    const invited = await this.database.manager.findOneBy(Account, { email });
    return { template: 'schoolInvitation', language: invited?.locale ?? inviter.locale ?? 'de', inviter: inviter.publicName, title: school.name, token: secret };
  }
}
