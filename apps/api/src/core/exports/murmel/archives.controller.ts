import { contract } from '@murmel/contracts';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { RawCall } from '../../../platform/call.js';
import { rawInput } from '../../../platform/raw-input.js';
import { CurrentContext, type RequestContext } from '../../../platform/request-context.js';
import { Downloads } from '../../export-formats/downloads.js';
import { zipArchive } from '../../export-formats/zip-archive.js';
import { ExportArchive } from './export-archive.js';

const { create } = contract.murmelFiles;

/** The product's own file. */
@Controller()
export class ArchivesController {
  constructor(
    private readonly along: ExportArchive,
    private readonly downloads: Downloads,
  ) {}

  @RawCall(create)
  async create(@CurrentContext() context: RequestContext, @Res() reply: FastifyReply): Promise<void> {
    const { ids } = rawInput<{ ids?: string[] }>(create, context);
    const headers = {
      'content-type': 'application/vnd.murmel+zip',
      'content-disposition': 'attachment; filename="murmel.murmel"',
      'cache-control': 'private, no-store',
    };
    await this.downloads.send(context, reply, headers, async () => zipArchive(await this.along.archive(context, ids)));
  }
}
