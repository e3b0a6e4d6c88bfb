import { decide } from '@murmel/access-policy';
import { tidyShortCode } from '@murmel/contracts';
import { Item, loadFactsOfItem } from '@murmel/server';
import { Controller, Get } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Operation } from '../../platform/call.js';
import { InitialPage } from '../../platform/page/initial-page.js';
import { CurrentContext, keyOf, type RequestContext } from '../../platform/request-context.js';
import { ItemAccess } from '../sharing/item-access.js';
import { publicPath } from '../short-codes/public-address.js';
import { ShortCodeGuard } from '../short-codes/short-code-guard.js';

const CODE = /^[a-z0-9-_]{1,40}$/;

/** The short address: exchanges its code for a grant, so that the secret itself never shows (spec E7). */
@Controller()
export class ShortLinkController {
  constructor(
    private readonly database: DataSource,
    private readonly itemAccess: ItemAccess,
    private readonly missedCodes: ShortCodeGuard,
    private readonly page: InitialPage,
  ) {}

  @Get('s/:code')
  @Operation({ operation: 'open.read', keys: ['code'] })
  async follow(@CurrentContext() context: RequestContext): Promise<void> {
    const {
      request: { ip },
      reply,
    } = context;
    const code = tidyShortCode(keyOf(context, 'code'));
    const item = CODE.test(code) ? await this.database.manager.findOneBy(Item, { shortCode: code }) : null;
    if (item && (await this.missedCodes.mayTry(ip, code)) && (await this.letIn(context, item))) {
      this.missedCodes.right(ip, code);
      await reply.header('cache-control', 'no-store').redirect(publicPath(item), 302);
      return;
    }
    // Unknown, locked, trashed and closed look the same.
    const seconds = await this.missedCodes.missed(ip);
    if (seconds > 0) void reply.header('retry-after', String(seconds));
    await this.page.send(context, seconds > 0 ? 429 : 404);
  }

  /** Also admits clients that need the password: the page asks for it. */
  private async letIn(context: RequestContext, item: Item): Promise<boolean> {
    const facts = await loadFactsOfItem(this.database.manager, context.actor, item.id, { token: item.token });
    if (!facts) return false;
    const decision = decide(context.actor, 'item.read', { item: facts });
    if (decision.allow)
      await this.itemAccess.keepGrant(context, {
        id: item.id,
        facts,
        versions: { token: item.linkVersion, password: item.passwordVersion },
      });
    return decision.allow || decision.reason === 'password_required';
  }
}
