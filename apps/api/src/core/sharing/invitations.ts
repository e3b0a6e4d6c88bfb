import { ITEM_TYPES, itemTypeOf, SERVER_LIMITS } from '@murmel/contracts';
import { Account, Item } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Mail } from '../../platform/mail/mail.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { accountOf, type RequestContext } from '../../platform/request-context.js';
import { InvitationAllowance } from '../accounts/invitation-allowance.js';

/** Mails an invited teacher the link to the item. */
@Injectable()
export class Invitations {
  constructor(
    private readonly database: DataSource,
    private readonly mailer: Mailer,
    private readonly allowance: InvitationAllowance,
  ) {}

  /** @throws TOO_MANY_REQUESTS with the seconds to wait */
  async take(context: RequestContext, email: string): Promise<void> {
    await this.allowance.take(context, 'invitation', email, SERVER_LIMITS.invitations.intoItem);
  }

  /** Sends once the answer is out. */
  sendAfter(context: RequestContext, itemId: string, email: string): void {
    this.mailer.composeAfter(context.reply, email, () => this.compose(accountOf(context), itemId, email));
  }

  private async compose(inviter: Account, itemId: string, email: string): Promise<Mail | undefined> {
    const item = await this.database.manager.findOneBy(Item, { id: itemId });
    const type = item && itemTypeOf(item.kind);
    if (!item || !type) return undefined;
    const invited = await this.database.manager.findOneBy(Account, { email });
    const language = invited?.locale ?? inviter.locale ?? 'de';
    return {
      template: 'invitation',
      language,
      inviter: inviter.publicName,
      title: item.title,
      path: `${ITEM_TYPES[type].route}/${item.id}`,
    };
  }
}
