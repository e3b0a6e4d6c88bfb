import { decide } from '@murmel/access-policy';
import { ITEM_TYPES, publicPlaceOf } from '@murmel/contracts';
import { Item, loadFactsOfItem } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { validate as isUuid } from 'uuid';
import type { Asking } from '../../platform/asking.js';
import type { DrawnPages } from '../../platform/page/drawn-pages.js';
import { PAGE_DESCRIPTION, type PageDescription } from '../../platform/page/page-description.js';
import { ItemAccess } from '../sharing/item-access.js';
import { CONTRIBUTIONS, type Contributions } from '../tool-contribution/contributions.js';

/** Name of the parameter as `sharedPath` writes it. */
const TOKEN = 'token';
/** Parameter in links of the gallery. It shows further elements beside the open item, and the client renders both. */
const GALLERY = 'public_token';

/** Public pages of items that the server renders, for those who may read the item now; all others get the client's access page. */
@Injectable()
export class DrawnItemPages implements DrawnPages {
  constructor(
    private readonly database: DataSource,
    private readonly itemAccess: ItemAccess,
    @Inject(PAGE_DESCRIPTION) private readonly description: PageDescription,
    @Inject(CONTRIBUTIONS) private readonly contributions: Contributions,
  ) {}

  async send(asking: Asking): Promise<boolean> {
    const [path = '', query = ''] = asking.request.url.split('?', 2);
    const place = publicPlaceOf(path);
    const asked = new URLSearchParams(query);
    const drawnPage = place && this.contributions[ITEM_TYPES[place.type].kind]?.drawnPage;
    if (!drawnPage || !isUuid(place.itemId) || asked.has(GALLERY)) return false;
    const { manager } = this.database;
    const item = await manager.findOneBy(Item, { id: place.itemId, kind: ITEM_TYPES[place.type].kind });
    const token = asked.get(TOKEN) ?? undefined;
    const facts = item && (await loadFactsOfItem(manager, asking.actor, item.id, token === undefined ? {} : { token }));
    if (!facts || !decide(asking.actor, 'item.read', { item: facts }).allow) return false;
    if (token !== undefined) {
      // The secret becomes a grant and leaves the address, without any script.
      const versions = { token: item.linkVersion, password: item.passwordVersion };
      await this.itemAccess.keepGrant(asking, { id: item.id, facts, versions });
      await asking.reply.redirect(path, 303);
      return true;
    }
    const [head, host] = [await this.description.of(path), asking.request.hostname];
    const page = await drawnPage(manager, { item, page: place.page, params: place.params, host, head });
    if (!page) return false;
    await asking.reply
      .status(page.status ?? 200)
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': page.policy, 'cache-control': 'no-store' })
      .send(page.html);
    return true;
  }
}
