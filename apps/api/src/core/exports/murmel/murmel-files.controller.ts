import { contract } from '@murmel/contracts';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Asked, type Asking } from '../../../platform/asking.js';
import { RawCall } from '../../../platform/call.js';
import { sentTo } from '../../../platform/sent-to.js';
import { archive } from '../../export-formats/archive.js';
import { Downloads } from '../../export-formats/downloads.js';
import { TakeAlong } from './take-along.js';

const { create } = contract.murmelFiles;

/** The product's own file. */
@Controller()
export class MurmelFilesController {
  constructor(
    private readonly along: TakeAlong,
    private readonly downloads: Downloads,
  ) {}

  @RawCall(create)
  async create(@Asked() asking: Asking, @Res() reply: FastifyReply): Promise<void> {
    const { ids } = sentTo<{ ids?: string[] }>(create, asking);
    const headers = {
      'content-type': 'application/vnd.murmel+zip',
      'content-disposition': 'attachment; filename="murmel.murmel"',
      'cache-control': 'private, no-store',
    };
    await this.downloads.send(asking, reply, headers, async () => archive(await this.along.archive(asking, ids)));
  }
}
