import { contract } from '@murmel/contracts';
import type { Configuration } from '@murmel/server';
import { Controller, Inject } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { Call } from '../../platform/call.js';
import { CONFIGURATION } from '../../platform/injection-tokens.js';
import { CurrentContext, itemOf, type RequestContext } from '../../platform/request-context.js';
import { ChosenCodes } from '../short-codes/chosen-codes.js';
import { changeShare, readShare, renewToken } from './change-share.js';
import { PublishItem } from './publish-item.js';
import { shareAnswer } from './share-answer.js';

/** The share dialog: privacy, rights, addresses. For the owner only. */
@Controller()
export class SharingController {
  constructor(
    private readonly database: DataSource,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    private readonly publishing: PublishItem,
    private readonly codes: ChosenCodes,
  ) {}

  @Call(contract.items.share)
  share(@CurrentContext() context: RequestContext) {
    return implement(contract.items.share).handler(async () =>
      shareAnswer(await readShare(this.database, itemOf(context).id), this.configuration),
    );
  }

  @Call(contract.items.updateShare)
  updateShare(@CurrentContext() context: RequestContext) {
    const { id } = itemOf(context);
    return implement(contract.items.updateShare).handler(async ({ input: { id: _taken, ...change } }) => {
      const changed = () => changeShare(this.database, id, change, this.publishing.refuse);
      return shareAnswer(await this.codes.counted(context, change.shortCode, changed), this.configuration);
    });
  }

  @Call(contract.items.renewToken)
  renewToken(@CurrentContext() context: RequestContext) {
    return implement(contract.items.renewToken).handler(async () =>
      shareAnswer(await renewToken(this.database, itemOf(context).id), this.configuration),
    );
  }
}
