import { contract } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { Call } from '../../platform/call.js';
import { CurrentContext, itemOf, type RequestContext } from '../../platform/request-context.js';
import { installationOf } from './link-installation.js';
import { linkRecord } from './link-record.js';
import { currentState, shortLinkOf } from './short-link-repository.js';

/** Endpoints for links: followed by guests, viewed by their owner. */
@Controller()
export class LinksController {
  constructor(private readonly database: DataSource) {}

  @Call(contract.links.record)
  record(@CurrentContext() context: RequestContext) {
    return implement(contract.links.record).handler(() => linkRecord(this.database.manager, itemOf(context).id));
  }

  @Call(contract.links.follow)
  follow(@CurrentContext() context: RequestContext) {
    return implement(contract.links.follow).handler(async () => {
      const { manager } = this.database;
      const { rules, visits } = installationOf(manager);
      const link = await shortLinkOf(manager, itemOf(context).id);
      const state = await currentState(manager, link, rules);
      if (state !== 'open') throw apiError('LINK_CLOSED', { state });
      if (!(await visits.take(link.itemId))) throw apiError('LINK_CLOSED', { state: 'usedUp' });
      return { url: link.url };
    });
  }
}
