import { contract, GALLERY_FACETS, type GalleryFacet } from '@murmel/contracts';
import type { Configuration } from '@murmel/server';
import { Controller, Inject } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { Asked, type Asking, itemOf } from '../../platform/asking.js';
import { Call } from '../../platform/call.js';
import { CONFIGURATION } from '../../platform/tokens.js';
import { Publishing } from '../sharing/publishing.js';
import { shareAnswer } from '../sharing/share-answer.js';
import { aboutOpen } from './about-open.js';
import { OpenAnswers } from './open-answers.js';

const calls = contract.gallery;
const FACETS = Object.keys(GALLERY_FACETS) as GalleryFacet[];

/** Open teaching material. */
@Controller()
export class GalleryController {
  constructor(
    private readonly database: DataSource,
    private readonly open: OpenAnswers,
    private readonly publishing: Publishing,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  @Call(calls.list)
  list(@Asked() asking: Asking) {
    return implement(calls.list).handler(({ input }) => {
      const { page, limit, order, q } = input;
      const chosen = Object.fromEntries(FACETS.flatMap((facet) => (input[facet] === undefined ? [] : [[facet, [input[facet]]]])));
      return this.open.page(asking, { page, limit, order, q, chosen, facets: true });
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
