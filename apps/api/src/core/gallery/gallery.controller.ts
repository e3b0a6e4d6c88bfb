import { contract, LIMITS } from '@murmel/contracts';
import type { Configuration } from '@murmel/server';
import { Controller, Inject } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { Asked, type Asking, itemOf } from '../../platform/asking.js';
import { Call } from '../../platform/call.js';
import { CONFIGURATION } from '../../platform/tokens.js';
import { ItemAnswer } from '../items/item-answer.js';
import { shareAnswer } from '../sharing/share-answer.js';
import { aboutOpen } from './about-open.js';
import { galleryPath } from './gallery-path.js';
import { openItems, stillOpen } from './open-items.js';
import { Publishing } from './publishing.js';

const calls = contract.gallery;

/** Open teaching material. */
@Controller()
export class GalleryController {
  constructor(
    private readonly database: DataSource,
    private readonly answers: ItemAnswer,
    private readonly publishing: Publishing,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  @Call(calls.list)
  list(@Asked() asking: Asking) {
    return implement(calls.list).handler(async ({ input }) => {
      const { max } = LIMITS.search;
      if (input.q.length > max) throw apiError('LIMIT_REACHED', { limit: max, what: 'searchLetters' });
      const { manager } = this.database;
      const { found, total, facets } = await openItems(manager, input);
      const listed = await this.answers.listed(
        asking,
        found.map(({ item }) => item),
        true,
      );
      // Asked again after everything was drawn: what is in a picture was written before.
      const open = await stillOpen(
        manager,
        found.map(({ item }) => item.id),
      );
      const entries = found.flatMap(({ item: { id, kind, publicToken }, openedAt, copies }, index) => {
        const item = listed[index]!;
        const path = galleryPath({ id, kind, publicToken });
        if (!path || !open.has(id) || !item.abilities.read) return [];
        return [{ item, path, openedAt: openedAt.toISOString(), copies }];
      });
      return { entries, total, page: input.page, limit: input.limit, facets };
    });
  }

  @Call(calls.about)
  about(@Asked() asking: Asking) {
    return implement(calls.about).handler(() => aboutOpen(this.database.manager, asking));
  }

  @Call(calls.publish)
  publish(@Asked() asking: Asking) {
    return implement(calls.publish).handler(async ({ input: { id: _taken, ...publication } }) =>
      shareAnswer(await this.publishing.publish(itemOf(asking).id, publication), this.configuration),
    );
  }
}
