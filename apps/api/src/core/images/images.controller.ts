import { contract } from '@murmel/contracts';
import { ImageAttachment } from '@murmel/server';
import { Controller, Res } from '@nestjs/common';
import { implement } from '@orpc/nest';
import type { FastifyReply } from 'fastify';
import { Asked, type Asking, rowOf } from '../../platform/asking.js';
import { Call, RawCall } from '../../platform/call.js';
import { Storage } from '../../platform/storage/storage.js';
import { sendStored } from '../uploads/send-stored.js';
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
  async get(@Asked() asking: Asking, @Res() reply: FastifyReply): Promise<void> {
    const { id, storageKey, contentType, bytes } = rowOf(asking, ImageAttachment);
    const extension = storageKey.slice(storageKey.lastIndexOf('.'));
    await sendStored(this.storage, asking.request, reply, {
      storageKey,
      tag: id,
      contentType,
      bytes,
      disposition: `inline; filename="${id}${extension}"`,
    });
  }

  @Call(contract.imageAttachments.remove)
  remove(@Asked() asking: Asking) {
    return implement(contract.imageAttachments.remove).handler(async () => {
      await this.images.remove(asking);
      return {};
    });
  }
}
