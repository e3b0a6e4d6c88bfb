import { contract, GALLERY_FACETS, type GalleryFacet } from '@murmel/contracts';
import type { Configuration } from '@murmel/server';
import { Controller, Inject } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { Call } from '../../platform/call.js';
import { CONFIGURATION } from '../../platform/injection-tokens.js';
import { CurrentContext, itemOf, type RequestContext } from '../../platform/request-context.js';
import { PublishItem } from '../sharing/publish-item.js';
import { shareAnswer } from '../sharing/share-answer.js';
import { OpenAnswers } from './open-answers.js';
import { openItemDetails } from './open-item-details.js';

const calls = contract.gallery;
const FACETS = Object.keys(GALLERY_FACETS) as GalleryFacet[];

/** Open teaching material. */
@Controller()
export class GalleryController {
  constructor(
    private readonly database: DataSource,
    private readonly open: OpenAnswers,
    private readonly publishing: PublishItem,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  @Call(calls.list)
  list(@CurrentContext() context: RequestContext) {
    return implement(calls.list).handler(({ input }) => {
      const { page, limit, order, q } = input;
      const chosen = Object.fromEntries(FACETS.flatMap((facet) => (input[facet] === undefined ? [] : [[facet, [input[facet]]]])));
      return this.open.page(context, { page, limit, order, q, chosen, facets: true });
    });
  }

  @Call(calls.about)
  about(@CurrentContext() context: RequestContext) {
    return implement(calls.about).handler(() => openItemDetails(this.database.manager, context));
  }

  @Call(calls.publish)
  publish(@CurrentContext() context: RequestContext) {
    return implement(calls.publish).handler(async ({ input: { id: _taken, ...publication } }) =>
      shareAnswer(await this.publishing.publish(itemOf(context).id, publication), this.configuration),
    );
  }
}
