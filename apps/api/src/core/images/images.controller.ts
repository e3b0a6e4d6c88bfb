import { contract } from '@murmel/contracts';
import { Controller, Param, Res } from '@nestjs/common';
import { implement } from '@orpc/nest';
import type { FastifyReply } from 'fastify';
import { apiError } from '../../platform/api-error.js';
import { Asked, type Asking } from '../../platform/asking.js';
import { Call, RawCall } from '../../platform/call.js';
import { Storage } from '../../platform/storage/storage.js';
import { Images } from './images.js';

/** Upload, delivery and removal of pictures; each declares the item's operation. */
@Controller()
export class ImagesController {
  constructor(
    private readonly images: Images,
    private readonly storage: Storage,
  ) {}

  @RawCall(contract.imageAttachments.create)
  async create(@Asked() asking: Asking, @Res() reply: FastifyReply): Promise<void> {
    const image = await this.images.upload(asking);
    await reply.status(201).send(image);
  }

  @RawCall(contract.imageAttachments.get)
  async get(@Param('id') id: string, @Asked() asking: Asking, @Res() reply: FastifyReply): Promise<void> {
    const image = await this.images.one(id);
    // The bytes of an id never change, but the right to see them does: the browser keeps them and asks every time.
    const tag = `"${image.id}"`;
    void reply.headers({ etag: tag, 'cache-control': 'private, no-cache', 'content-security-policy': "default-src 'none'; sandbox" });
    if (asking.request.headers['if-none-match']?.includes(tag)) {
      await reply.status(304).send();
      return;
    }
    if (!(await this.storage.exists(image.storageKey))) throw apiError('NOT_FOUND');
    const file = await this.storage.read(image.storageKey);
    const extension = image.storageKey.slice(image.storageKey.lastIndexOf('.'));
    await reply
      .headers({ 'content-type': image.contentType, 'content-length': image.bytes, 'content-disposition': `inline; filename="${image.id}${extension}"` })
      .send(file);
  }

  @Call(contract.imageAttachments.remove)
  remove(@Asked() asking: Asking) {
    return implement(contract.imageAttachments.remove).handler(async ({ input }) => {
      await this.images.remove(asking, input.id);
      return {};
    });
  }
}
