import { contract, TUS_HEADERS } from '@murmel/contracts';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { RawCall } from '../../platform/call.js';
import { CurrentContext, type RequestContext } from '../../platform/request-context.js';
import { Uploads } from './uploads.js';

const TUS = { 'tus-resumable': '1.0.0', 'cache-control': 'no-store' };

/** Implements the tus protocol: creates an upload, returns its offset, accepts the next part, and cancels it. */
@Controller()
export class UploadsController {
  constructor(private readonly uploads: Uploads) {}

  @RawCall(contract.uploads.create)
  async create(@CurrentContext() context: RequestContext, @Res() reply: FastifyReply): Promise<void> {
    const { id } = await this.uploads.create(context);
    await reply
      .status(201)
      .headers({ ...TUS, location: `/api/uploads/${id}` })
      .send();
  }

  @RawCall(contract.uploads.get)
  async get(@CurrentContext() context: RequestContext, @Res() reply: FastifyReply): Promise<void> {
    const { received, bytes, open } = this.uploads.one(context);
    const length = open ? { [TUS_HEADERS.deferred]: 1 } : { [TUS_HEADERS.length]: bytes };
    await reply
      .status(204)
      .headers({ ...TUS, [TUS_HEADERS.offset]: received, ...length })
      .send();
  }

  @RawCall(contract.uploads.append)
  async append(@CurrentContext() context: RequestContext, @Res() reply: FastifyReply): Promise<void> {
    const received = await this.uploads.append(context);
    await reply
      .status(204)
      .headers({ ...TUS, [TUS_HEADERS.offset]: received })
      .send();
  }

  @RawCall(contract.uploads.remove)
  async remove(@CurrentContext() context: RequestContext, @Res() reply: FastifyReply): Promise<void> {
    await this.uploads.remove(context);
    await reply.status(204).headers(TUS).send();
  }
}
