import { contract } from '@murmel/contracts';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Asked, type Asking } from '../../platform/asking.js';
import { RawCall } from '../../platform/call.js';
import { sentTo } from '../../platform/sent-to.js';
import { BringIn } from './bring-in.js';

const { create } = contract.broughtIn;

/** Routes for imported files. */
@Controller()
export class BroughtInController {
  constructor(private readonly bringIn: BringIn) {}

  @RawCall(create)
  async create(@Asked() asking: Asking, @Res() reply: FastifyReply): Promise<void> {
    const { folderId } = sentTo<{ folderId?: string }>(create, asking);
    await reply.status(201).send(await this.bringIn.file(asking, folderId));
  }
}
