import { SERVER_LIMITS } from '@murmel/contracts';
import { Account, School } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Mail } from '../../platform/mail/mail.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { accountOf, type RequestContext } from '../../platform/request-context.js';
import { InvitationAllowance } from '../accounts/invitation-allowance.js';

/** Mails the links of invitations into a school, a few per day and person. */
@Injectable()
export class SchoolInvitationMails {
  constructor(
    private readonly database: DataSource,
    private readonly mailer: Mailer,
    private readonly allowance: InvitationAllowance,
  ) {}

  /** @throws TOO_MANY_REQUESTS with the seconds to wait */
  async take(context: RequestContext, email: string): Promise<void> {
    await this.allowance.take(context, 'school-invitation', email, SERVER_LIMITS.invitations.intoSchool);
  }

  /** Sends once the answer is out. @param schoolId null: the administration invites, into no school */
  sendAfter(context: RequestContext, schoolId: string | null, email: string, secret: string): void {
    this.mailer.composeAfter(context.reply, email, () => this.compose(accountOf(context), schoolId, email, secret));
  }

  private async compose(inviter: Account, schoolId: string | null, email: string, secret: string): Promise<Mail | undefined> {
    const school = schoolId === null ? undefined : await this.database.manager.findOneBy(School, { id: schoolId });
    if (school === null) return undefined;
    const invited = await this.database.manager.findOneBy(Account, { email });
    const language = invited?.locale ?? inviter.locale ?? 'de';
    const from = { language, inviter: inviter.publicName, token: secret };
    return school ? { ...from, template: 'schoolInvitation', title: school.name } : { ...from, template: 'teacherInvitation', title: '' };
  }
}
