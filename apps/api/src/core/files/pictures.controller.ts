import { contract } from '@murmel/contracts';
import { OwnerFile } from '@murmel/server';
import { Controller, Res } from '@nestjs/common';
import { implement } from '@orpc/nest';
import type { FastifyReply } from 'fastify';
import { Asked, type Asking, rowOf } from '../../platform/asking.js';
import { Call, RawCall } from '../../platform/call.js';
import { Storage } from '../../platform/storage/storage.js';
import { sendStored } from '../file-storage/send-stored.js';
import { Pictures } from './pictures.js';

/** Upload, delivery and removal of pictures in texts; each declares the item's operation. */
@Controller()
export class PicturesController {
  constructor(
    private readonly pictures: Pictures,
    private readonly storage: Storage,
  ) {}

  @RawCall(contract.imageAttachments.create)
  async create(@Asked() asking: Asking, @Res() reply: FastifyReply): Promise<void> {
    const picture = await this.pictures.upload(asking);
    await reply.status(201).send(picture);
  }

  @RawCall(contract.imageAttachments.get)
  async get(@Asked() asking: Asking, @Res() reply: FastifyReply): Promise<void> {
    const { id, name, storageKey, contentType, bytes } = rowOf(asking, OwnerFile);
    const disposition = `inline; filename="${name}"`;
    await sendStored(this.storage, asking.request, reply, { storageKey, tag: id, contentType, bytes, disposition });
  }

  @Call(contract.imageAttachments.remove)
  remove(@Asked() asking: Asking) {
    return implement(contract.imageAttachments.remove).handler(async () => {
      await this.pictures.remove(asking);
      return {};
    });
  }
}
