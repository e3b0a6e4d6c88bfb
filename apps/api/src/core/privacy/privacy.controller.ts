import { contract } from '@murmel/contracts';
import { Controller, Res } from '@nestjs/common';
import { implement } from '@orpc/nest';
import type { FastifyReply } from 'fastify';
import { Call, RawCall } from '../../platform/call.js';
import { accountOf, CurrentContext, type RequestContext } from '../../platform/request-context.js';
import { Downloads } from '../export-formats/downloads.js';
import { zipArchive } from '../export-formats/zip-archive.js';
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
  async exportMe(@CurrentContext() context: RequestContext, @Res() reply: FastifyReply): Promise<void> {
    const headers = { 'content-type': 'application/zip', 'content-disposition': 'attachment; filename="murmel.zip"' };
    await this.downloads.send(context, reply, headers, () => zipArchive(this.exports.parts(accountOf(context).id)));
  }

  @Call(contract.privacy.eraseMe)
  eraseMe(@CurrentContext() context: RequestContext) {
    return implement(contract.privacy.eraseMe).handler(async ({ input }) => {
      await this.erasures.of(context, input.password);
      return {};
    });
  }
}
