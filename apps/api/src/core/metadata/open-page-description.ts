import { ITEM_TYPES, idInPlace, publicPlaceOf } from '@murmel/contracts';
import { Collection, type Configuration, Partner } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, IsNull, Not } from 'typeorm';
import { CONFIGURATION } from '../../platform/injection-tokens.js';
import type { PageDescription } from '../../platform/page/page-description.js';
import { partnerPath } from '../partners/partners.js';
import { LANGUAGES } from './kim-codes.js';
import { openOnes } from './open-material.js';
import { describingHead, itemHead, listedHead, UNLISTED_HEAD } from './page-head.js';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const LISTS: ReadonlySet<string> = new Set([
  '/gallery',
  '/gallery/community',
  '/gallery/how_to',
  '/collections',
  '/collections/how_to',
  '/partners',
]);
const ONE = /^\/(collections|partners)\/([^/]+)$/;
const PUBLISHED = { publishedAt: Not(IsNull()) };

@Injectable()
export class OpenPageDescription implements PageDescription {
  constructor(
    private readonly database: DataSource,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  async of(asked: string): Promise<readonly string[]> {
    const path = asked.replace(/(?<=.)\/$/, '');
    if (publicPlaceOf(path)) return this.ofItem(path);
    if (LISTS.has(path)) return listedHead(this.configuration.publicUrl, path);
    const [, of, place] = ONE.exec(path) ?? [];
    if (place === undefined) return [];
    return of === 'partners' ? this.ofPartner(idInPlace(place)) : this.ofCollection(place);
  }

  /** Describes an item's first page only, with the data of the gallery. Pages that are available by link alone get no description. */
  private async ofItem(path: string): Promise<readonly string[]> {
    const { type, page, itemId } = publicPlaceOf(path)!;
    const { kind, publicPages } = ITEM_TYPES[type];
    if (page !== publicPages[0] || !UUID.test(itemId)) return UNLISTED_HEAD;
    const [one] = await openOnes(this.database.manager, [itemId]);
    return one?.kind === kind ? itemHead(this.configuration.publicUrl, one) : UNLISTED_HEAD;
  }

  /** The same for admins, who see more: what is being prepared is in no index. */
  private async ofCollection(id: string): Promise<readonly string[]> {
    const one = UUID.test(id) ? await this.database.manager.findOneBy(Collection, { id, ...PUBLISHED }) : null;
    if (!one) return UNLISTED_HEAD;
    const { title, description, language } = one;
    const { locale } = LANGUAGES[language];
    return describingHead(this.configuration.publicUrl, { path: `/collections/${one.id}`, title, description, locale });
  }

  private async ofPartner(id: string | undefined): Promise<readonly string[]> {
    const one = id ? await this.database.manager.findOneBy(Partner, { id, international: false, ...PUBLISHED }) : null;
    if (!one) return UNLISTED_HEAD;
    const { name: title, description } = one;
    return describingHead(this.configuration.publicUrl, { path: partnerPath(one), title, description, locale: LANGUAGES.de.locale });
  }
}
