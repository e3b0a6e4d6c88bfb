import { contract } from '@murmel/contracts';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { RawCall } from '../../platform/call.js';
import { rawInput } from '../../platform/raw-input.js';
import { CurrentContext, type RequestContext } from '../../platform/request-context.js';
import { ImportFile } from './import-file.js';

const { create } = contract.broughtIn;

/** Routes for imported files. */
@Controller()
export class ImportsController {
  constructor(private readonly bringIn: ImportFile) {}

  @RawCall(create)
  async create(@CurrentContext() context: RequestContext, @Res() reply: FastifyReply): Promise<void> {
    const { folderId } = rawInput<{ folderId?: string }>(create, context);
    await reply.status(201).send(await this.bringIn.file(context, folderId));
  }
}
