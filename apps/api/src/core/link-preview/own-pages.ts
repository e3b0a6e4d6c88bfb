import { decide, NOBODY } from '@murmel/access-policy';
import { ITEM_TYPES, publicPlaceOf } from '@murmel/contracts';
import { type Configuration, Item, loadFactsOfItem } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type FindOptionsWhere } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { CONFIGURATION } from '../../platform/injection-tokens.js';
import { SITE } from '../metadata/amb-document.js';
import { ShortCodeGuard } from '../short-codes/short-code-guard.js';
import type { Preview } from './link-preview.js';

const SHORT = /^\/s\/([a-z0-9-_]{1,40})$/;

/** Item that an address of this installation names, and the secret in the address. */
interface LinkedItem {
  where: FindOptionsWhere<Item>;
  token: string | undefined;
  code: string | undefined;
}

/** Previews of linked items of this installation: their names come from here alone, and only where the address itself grants access. */
@Injectable()
export class OwnPages {
  constructor(
    private readonly database: DataSource,
    private readonly missedCodes: ShortCodeGuard,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  /**
   * @param from address of the client that sets the link: here short codes are guessed as slowly as everywhere
   * @returns undefined for an address that is no item's page; of an item that this address does not open nothing but its host
   */
  async of(url: URL, from: string): Promise<Preview | undefined> {
    const named = url.origin === new URL(this.configuration.publicUrl).origin ? namedBy(url) : undefined;
    if (!named) return undefined;
    const closed: Preview = { title: url.host, site: '', description: '', picture: null };
    const { where, code } = named;
    if (code !== undefined && !(await this.missedCodes.mayTry(from, code))) return closed;
    const item = await this.database.manager.findOneBy(Item, where);
    if (item && (await this.opens(item, named))) {
      if (code !== undefined) this.missedCodes.right(from, code);
      return { title: item.title, site: SITE, description: item.description, picture: null };
    }
    if (code !== undefined) await this.missedCodes.missed(from);
    return closed;
  }

  /** True if the item opens for a client that has only the address. */
  private async opens({ id, token: right }: Item, { token, code }: LinkedItem): Promise<boolean> {
    const facts = await loadFactsOfItem(this.database.manager, NOBODY, id, { token: code === undefined ? token : right });
    return facts !== undefined && decide(NOBODY, 'item.read', { item: facts }).allow;
  }
}

function namedBy({ pathname, searchParams }: URL): LinkedItem | undefined {
  const [, code] = SHORT.exec(pathname.toLowerCase()) ?? [];
  if (code !== undefined) return { where: { shortCode: code }, token: undefined, code };
  const place = publicPlaceOf(pathname);
  if (!place || !isUuid(place.itemId)) return undefined;
  return { where: { id: place.itemId, kind: ITEM_TYPES[place.type].kind }, token: searchParams.get('token') ?? undefined, code: undefined };
}
