import { contract } from '@murmel/contracts';
import { Controller, Res } from '@nestjs/common';
import { implement } from '@orpc/nest';
import type { FastifyReply } from 'fastify';
import { Asked, type Asking, accountOf } from '../../platform/asking.js';
import { Call, RawCall } from '../../platform/call.js';
import { archive } from '../export-formats/archive.js';
import { Downloads } from '../export-formats/downloads.js';
import { EraseAccount } from './erase-account.js';
import { ExportAccount } from './export-account.js';

/** A teacher's own data: take it along, or have it erased. */
@Controller()
export class PrivacyController {
  constructor(
    private readonly exports: ExportAccount,
    private readonly erasures: EraseAccount,
    private readonly downloads: Downloads,
  ) {}

  @RawCall(contract.privacy.exportMe)
  async exportMe(@Asked() asking: Asking, @Res() reply: FastifyReply): Promise<void> {
    const headers = { 'content-type': 'application/zip', 'content-disposition': 'attachment; filename="murmel.zip"' };
    await this.downloads.send(asking, reply, headers, () => archive(this.exports.parts(accountOf(asking).id)));
  }

  @Call(contract.privacy.eraseMe)
  eraseMe(@Asked() asking: Asking) {
    return implement(contract.privacy.eraseMe).handler(async ({ input }) => {
      await this.erasures.of(asking, input.password);
      return {};
    });
  }
}
