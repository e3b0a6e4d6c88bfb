import { decide } from '@murmel/access-policy';
import { ITEM_TYPES, publicPlaceOf } from '@murmel/contracts';
import { Item, loadFactsOfItem } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { PAGE_DESCRIPTION, type PageDescription } from '../../platform/page/page-description.js';
import type { ServerRenderedPages } from '../../platform/page/server-rendered-pages.js';
import type { RequestContext } from '../../platform/request-context.js';
import { ItemAccess } from '../sharing/item-access.js';
import { CONTRIBUTIONS, type Contributions } from '../tool-contribution/contributions.js';

/** Name of the parameter as `sharedPath` writes it. */
const TOKEN = 'token';
/** Parameter in links of the gallery. It shows further elements beside the open item, and the client renders both. */
const GALLERY = 'public_token';

/** Public pages of items that the server renders, for those who may read the item now; all others get the client's access page. */
@Injectable()
export class ServerRenderedItemPages implements ServerRenderedPages {
  constructor(
    private readonly database: DataSource,
    private readonly itemAccess: ItemAccess,
    @Inject(PAGE_DESCRIPTION) private readonly description: PageDescription,
    @Inject(CONTRIBUTIONS) private readonly contributions: Contributions,
  ) {}

  async send(context: RequestContext): Promise<boolean> {
    const [path = '', query = ''] = context.request.url.split('?', 2);
    const place = publicPlaceOf(path);
    const asked = new URLSearchParams(query);
    const drawnPage = place && this.contributions[ITEM_TYPES[place.type].kind]?.renderPage;
    if (!drawnPage || !isUuid(place.itemId) || asked.has(GALLERY)) return false;
    const { manager } = this.database;
    const item = await manager.findOneBy(Item, { id: place.itemId, kind: ITEM_TYPES[place.type].kind });
    const token = asked.get(TOKEN) ?? undefined;
    const facts = item && (await loadFactsOfItem(manager, context.actor, item.id, token === undefined ? {} : { token }));
    if (!facts || !decide(context.actor, 'item.read', { item: facts }).allow) return false;
    if (token !== undefined) {
      // The secret becomes a grant and leaves the address, without any script.
      const versions = { token: item.linkVersion, password: item.passwordVersion };
      await this.itemAccess.keepGrant(context, { id: item.id, facts, versions });
      await context.reply.redirect(path, 303);
      return true;
    }
    const [head, host] = [await this.description.of(path), context.request.hostname];
    const page = await drawnPage(manager, { item, page: place.page, params: place.params, host, head });
    if (!page) return false;
    await context.reply
      .status(page.status ?? 200)
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': page.policy, 'cache-control': 'no-store' })
      .send(page.html);
    return true;
  }
}
