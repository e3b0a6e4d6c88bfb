import { contract } from '@murmel/contracts';
import { OwnerFile } from '@murmel/server';
import { Controller, Res } from '@nestjs/common';
import { implement } from '@orpc/nest';
import type { FastifyReply } from 'fastify';
import { Call, RawCall } from '../../platform/call.js';
import { CurrentContext, type RequestContext, rowOf } from '../../platform/request-context.js';
import { Storage } from '../../platform/storage/storage.js';
import { sendStoredFile } from '../file-storage/send-stored-file.js';
import { Pictures } from './pictures.js';

/** Upload, delivery and removal of pictures in texts; each declares the item's operation. */
@Controller()
export class PicturesController {
  constructor(
    private readonly pictures: Pictures,
    private readonly storage: Storage,
  ) {}

  @RawCall(contract.imageAttachments.create)
  async create(@CurrentContext() context: RequestContext, @Res() reply: FastifyReply): Promise<void> {
    const picture = await this.pictures.upload(context);
    await reply.status(201).send(picture);
  }

  @RawCall(contract.imageAttachments.get)
  async get(@CurrentContext() context: RequestContext, @Res() reply: FastifyReply): Promise<void> {
    const { id, name, storageKey, contentType, bytes } = rowOf(context, OwnerFile);
    const disposition = `inline; filename="${name}"`;
    await sendStoredFile(this.storage, context.request, reply, { storageKey, tag: id, contentType, bytes, disposition });
  }

  @Call(contract.imageAttachments.remove)
  remove(@CurrentContext() context: RequestContext) {
    return implement(contract.imageAttachments.remove).handler(async () => {
      await this.pictures.remove(context);
      return {};
    });
  }
}
