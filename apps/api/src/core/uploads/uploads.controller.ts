import { contract, TUS_HEADERS } from '@murmel/contracts';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Asked, type Asking } from '../../platform/asking.js';
import { RawCall } from '../../platform/call.js';
import { Uploads } from './uploads.js';

const TUS = { 'tus-resumable': '1.0.0', 'cache-control': 'no-store' };

/** Implements the tus protocol: creates an upload, returns its offset, accepts the next part, and cancels it. */
@Controller()
export class UploadsController {
  constructor(private readonly uploads: Uploads) {}

  @RawCall(contract.uploads.create)
  async create(@Asked() asking: Asking, @Res() reply: FastifyReply): Promise<void> {
    const { id } = await this.uploads.create(asking);
    await reply
      .status(201)
      .headers({ ...TUS, location: `/api/uploads/${id}` })
      .send();
  }

  @RawCall(contract.uploads.get)
  async get(@Asked() asking: Asking, @Res() reply: FastifyReply): Promise<void> {
    const { received, bytes, open } = this.uploads.one(asking);
    const length = open ? { [TUS_HEADERS.deferred]: 1 } : { [TUS_HEADERS.length]: bytes };
    await reply
      .status(204)
      .headers({ ...TUS, [TUS_HEADERS.offset]: received, ...length })
      .send();
  }

  @RawCall(contract.uploads.append)
  async append(@Asked() asking: Asking, @Res() reply: FastifyReply): Promise<void> {
    const received = await this.uploads.append(asking);
    await reply
      .status(204)
      .headers({ ...TUS, [TUS_HEADERS.offset]: received })
      .send();
  }

  @RawCall(contract.uploads.remove)
  async remove(@Asked() asking: Asking, @Res() reply: FastifyReply): Promise<void> {
    await this.uploads.remove(asking);
    await reply.status(204).headers(TUS).send();
  }
}
