import { ITEM_TYPES, publicPlaceOf } from '@murmel/contracts';
import type { Configuration } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { PageDescription } from '../../../platform/page/page-description.js';
import { CONFIGURATION } from '../../../platform/tokens.js';
import { openOnes } from './open-material.js';
import { describingHead, UNLISTED_HEAD } from './page-head.js';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

@Injectable()
export class OpenPageDescription implements PageDescription {
  constructor(
    private readonly database: DataSource,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  /** Of an item's first page only, and as the same as in the gallery: what is there by link alone says nothing. */
  async of(path: string): Promise<readonly string[]> {
    const place = publicPlaceOf(path);
    if (!place) return [];
    const { kind, publicPages } = ITEM_TYPES[place.type];
    if (place.page !== publicPages[0] || !UUID.test(place.itemId)) return UNLISTED_HEAD;
    const [one] = await openOnes(this.database.manager, [place.itemId]);
    return one?.kind === kind ? describingHead(this.configuration.publicUrl, one) : UNLISTED_HEAD;
  }
}
