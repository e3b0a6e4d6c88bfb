import { contract } from '@murmel/contracts';
import type { Configuration } from '@murmel/server';
import { Controller, Inject } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { Asked, type Asking, itemOf } from '../../platform/asking.js';
import { Call } from '../../platform/call.js';
import { CONFIGURATION } from '../../platform/tokens.js';
import { ChosenCodes } from '../short-codes/chosen-codes.js';
import { changeShare, readShare, renewToken } from './change-share.js';
import { Publishing } from './publishing.js';
import { shareAnswer } from './share-answer.js';

/** The share dialog: privacy, rights, addresses. For the owner only. */
@Controller()
export class SharingController {
  constructor(
    private readonly database: DataSource,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    private readonly publishing: Publishing,
    private readonly codes: ChosenCodes,
  ) {}

  @Call(contract.items.share)
  share(@Asked() asking: Asking) {
    return implement(contract.items.share).handler(async () =>
      shareAnswer(await readShare(this.database, itemOf(asking).id), this.configuration),
    );
  }

  @Call(contract.items.updateShare)
  updateShare(@Asked() asking: Asking) {
    const { id } = itemOf(asking);
    return implement(contract.items.updateShare).handler(async ({ input: { id: _taken, ...change } }) => {
      const changed = () => changeShare(this.database, id, change, this.publishing.refuse);
      return shareAnswer(await this.codes.counted(asking, change.shortCode, changed), this.configuration);
    });
  }

  @Call(contract.items.renewToken)
  renewToken(@Asked() asking: Asking) {
    return implement(contract.items.renewToken).handler(async () =>
      shareAnswer(await renewToken(this.database, itemOf(asking).id), this.configuration),
    );
  }
}
