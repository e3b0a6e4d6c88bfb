import { contract } from '@murmel/contracts';
import { Controller, Res } from '@nestjs/common';
import { implement } from '@orpc/nest';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { apiError } from '../../platform/api-error.js';
import { Asked, type Asking, inQuery } from '../../platform/asking.js';
import { Call, RawCall } from '../../platform/call.js';
import { Storage } from '../../platform/storage/storage.js';
import { attachedAs, namedAs } from '../file-storage/attached.js';
import { sendStored } from '../file-storage/send-stored.js';
import { OwnerFiles } from './owner-files.js';

/** Upload, delivery and removal of files inside items; each declares the item's operation, the tool's rules come on top. */
@Controller()
export class OwnerFilesController {
  constructor(
    private readonly files: OwnerFiles,
    private readonly storage: Storage,
  ) {}

  @RawCall(contract.ownerFiles.create)
  async create(@Asked() asking: Asking, @Res() reply: FastifyReply): Promise<void> {
    const file = await this.files.upload(asking);
    await reply.status(201).send(file);
  }

  @RawCall(contract.ownerFiles.get)
  async get(@Asked() asking: Asking, @Res() reply: FastifyReply): Promise<void> {
    const { id, storageKey, contentType, bytes, name, thumbnailKey } = await this.files.one(asking);
    const inline = inQuery(asking, 'inline') !== undefined;
    // Only what was drawn anew here is shown inside a page.
    const shown = thumbnailKey !== null && inline;
    if (!inline && takesAll(asking.request)) await this.files.handedOut(asking);
    const disposition = shown ? `inline; ${namedAs(name)}` : attachedAs(name);
    await sendStored(this.storage, asking.request, reply, { storageKey, tag: id, contentType, bytes, disposition });
  }

  @RawCall(contract.ownerFiles.thumbnail)
  async thumbnail(@Asked() asking: Asking, @Res() reply: FastifyReply): Promise<void> {
    const { id, thumbnailKey } = await this.files.one(asking);
    if (!thumbnailKey) throw apiError('NOT_FOUND');
    const disposition = `inline; filename="${id}.webp"`;
    await sendStored(this.storage, asking.request, reply, {
      storageKey: thumbnailKey,
      tag: `${id}-thumbnail`,
      contentType: 'image/webp',
      disposition,
    });
  }

  @Call(contract.ownerFiles.remove)
  remove(@Asked() asking: Asking) {
    return implement(contract.ownerFiles.remove).handler(async () => {
      await this.files.remove(asking);
      return {};
    });
  }
}

/** A player asks for pieces, and a browser that has it only whether it is the same. */
function takesAll({ headers }: FastifyRequest): boolean {
  return headers['if-none-match'] === undefined && (headers.range === undefined || headers.range === 'bytes=0-');
}
