import { decide } from '@murmel/access-policy';
import { ITEM_TYPE_KEYS, ITEM_TYPES, type PublicPlace, publicPlaceOf } from '@murmel/contracts';
import { type Configuration, Item, loadFactsOfItem } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { CONFIGURATION } from '../../platform/injection-tokens.js';
import { PAGE_DESCRIPTION, type PageDescription } from '../../platform/page/page-description.js';
import type { ServerRenderedPages } from '../../platform/page/server-rendered-pages.js';
import type { RequestContext } from '../../platform/request-context.js';
import { openOnes } from '../metadata/open-material.js';
import { listedHead } from '../metadata/page-head.js';
import { ItemAccess } from '../sharing/item-access.js';
import { CONTRIBUTIONS, type Contributions } from '../tool-contribution/contributions.js';
import { ItemPagePasswords } from './item-page-passwords.js';

/** Name of the parameter as `sharedPath` writes it. */
const TOKEN = 'token';
/** Parameter in links of the gallery. It shows further elements beside the open item, and the client renders both. */
const GALLERY = 'public_token';

/** Public pages of items that the server renders, for those who may read the item now; all others get the client's access page. */
@Injectable()
export class ServerRenderedItemPages implements ServerRenderedPages {
  readonly passwordPaths: readonly string[];

  constructor(
    private readonly database: DataSource,
    private readonly itemAccess: ItemAccess,
    private readonly passwords: ItemPagePasswords,
    @Inject(PAGE_DESCRIPTION) private readonly description: PageDescription,
    @Inject(CONTRIBUTIONS) private readonly contributions: Contributions,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {
    this.passwordPaths = ITEM_TYPE_KEYS.flatMap((key) =>
      contributions[ITEM_TYPES[key].kind]?.renderPage ? ITEM_TYPES[key].publicPages : [],
    );
  }

  async send(context: RequestContext): Promise<boolean> {
    const [path = '', query = ''] = context.request.url.split('?', 2);
    const place = this.placeOf(path);
    const asked = new URLSearchParams(query);
    if (!place || asked.has(GALLERY)) return false;
    const { manager } = this.database;
    const item = await this.itemAt(place);
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
    const [head, listed, host] = [await this.description.of(path), await this.listedAt(item, path), context.request.hostname];
    const { imprint: imprintUrl } = this.configuration.legal;
    const page = await place.renderPage(manager, { item, page: place.page, params: place.params, host, head, listed, imprintUrl });
    if (!page) return false;
    await context.reply
      .status(page.status ?? 200)
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': page.policy, 'cache-control': 'no-store' })
      .send(page.html);
    return true;
  }

  async withoutScript(context: RequestContext): Promise<string> {
    const place = this.placeOf(context.request.url.split('?', 1)[0]!);
    return place ? this.passwords.form(context, place.itemId) : '';
  }

  async takePassword(context: RequestContext, fields: URLSearchParams): Promise<string | undefined> {
    const path = context.request.url.split('?', 1)[0]!;
    const place = this.placeOf(path);
    const item = place && (await this.itemAt(place));
    if (!item) return '';
    const problem = await this.passwords.take(context, item, fields);
    if (problem !== undefined) return this.passwords.form(context, item.id, problem);
    await context.reply.redirect(path, 303);
    return undefined;
  }

  /** @returns undefined for pages that the client draws */
  private placeOf(path: string) {
    const place = publicPlaceOf(path);
    const renderPage = place && this.contributions[ITEM_TYPES[place.type].kind]?.renderPage;
    return renderPage && isUuid(place.itemId) ? { ...place, renderPage } : undefined;
  }

  private itemAt({ type, itemId }: PublicPlace): Promise<Item | null> {
    return this.database.manager.findOneBy(Item, { id: itemId, kind: ITEM_TYPES[type].kind });
  }

  /** Returns lines for indexes, of open items alone. */
  private async listedAt({ id, privacy }: Item, path: string): Promise<readonly string[] | undefined> {
    if (privacy !== 'public_for_all') return undefined;
    const [open] = await openOnes(this.database.manager, [id]);
    return open && listedHead(this.configuration.publicUrl, path);
  }
}
