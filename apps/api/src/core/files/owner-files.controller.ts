import { contract } from '@murmel/contracts';
import { Controller, Res } from '@nestjs/common';
import { implement } from '@orpc/nest';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { apiError } from '../../platform/api-error.js';
import { Call, RawCall } from '../../platform/call.js';
import { CurrentContext, queryParameter, type RequestContext } from '../../platform/request-context.js';
import { Storage } from '../../platform/storage/storage.js';
import { attachmentDisposition, dispositionFileName } from '../file-storage/content-disposition.js';
import { sendStoredFile } from '../file-storage/send-stored-file.js';
import { OwnerFiles } from './owner-files.js';

/** Upload, delivery and removal of files inside items; each declares the item's operation, the tool's rules come on top. */
@Controller()
export class OwnerFilesController {
  constructor(
    private readonly files: OwnerFiles,
    private readonly storage: Storage,
  ) {}

  @RawCall(contract.ownerFiles.create)
  async create(@CurrentContext() context: RequestContext, @Res() reply: FastifyReply): Promise<void> {
    const file = await this.files.upload(context);
    await reply.status(201).send(file);
  }

  @RawCall(contract.ownerFiles.get)
  async get(@CurrentContext() context: RequestContext, @Res() reply: FastifyReply): Promise<void> {
    const { id, storageKey, contentType, bytes, name, thumbnailKey } = await this.files.one(context);
    const inline = queryParameter(context, 'inline') !== undefined;
    // Only what was drawn anew here is shown inside a page.
    const shown = thumbnailKey !== null && inline;
    if (!inline && takesAll(context.request)) await this.files.handedOut(context);
    const disposition = shown ? `inline; ${dispositionFileName(name)}` : attachmentDisposition(name);
    await sendStoredFile(this.storage, context.request, reply, { storageKey, tag: id, contentType, bytes, disposition });
  }

  @RawCall(contract.ownerFiles.thumbnail)
  async thumbnail(@CurrentContext() context: RequestContext, @Res() reply: FastifyReply): Promise<void> {
    const { id, thumbnailKey } = await this.files.one(context);
    if (!thumbnailKey) throw apiError('NOT_FOUND');
    const disposition = `inline; filename="${id}.webp"`;
    await sendStoredFile(this.storage, context.request, reply, {
      storageKey: thumbnailKey,
      tag: `${id}-thumbnail`,
      contentType: 'image/webp',
      disposition,
    });
  }

  @Call(contract.ownerFiles.remove)
  remove(@CurrentContext() context: RequestContext) {
    return implement(contract.ownerFiles.remove).handler(async () => {
      await this.files.remove(context);
      return {};
    });
  }
}

/** A player asks for pieces, and a browser that has it only whether it is the same. */
function takesAll({ headers }: FastifyRequest): boolean {
  return headers['if-none-match'] === undefined && (headers.range === undefined || headers.range === 'bytes=0-');
}
