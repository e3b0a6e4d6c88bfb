import { contract } from '@murmel/contracts';
import { AiFile } from '@murmel/server';
import { Controller, Res } from '@nestjs/common';
import { implement } from '@orpc/nest';
import type { FastifyReply } from 'fastify';
import { apiError } from '../../../platform/api-error.js';
import { Call, RawCall } from '../../../platform/call.js';
import { CurrentContext, queryParameter, type RequestContext, rowOf } from '../../../platform/request-context.js';
import { Storage } from '../../../platform/storage/storage.js';
import { attachmentDisposition, dispositionFileName } from '../../file-storage/content-disposition.js';
import { sendStoredFile } from '../../file-storage/send-stored-file.js';
import { thumbnailBeside } from '../../file-storage/storage-keys.js';
import { ChatFiles } from './chat-files.js';

const calls = contract.aiFiles;

/** Files that teachers give to their questions. */
@Controller()
export class ChatFilesController {
  constructor(
    private readonly files: ChatFiles,
    private readonly storage: Storage,
  ) {}

  @RawCall(calls.create)
  async create(@CurrentContext() context: RequestContext, @Res() reply: FastifyReply): Promise<void> {
    await reply.status(201).send(await this.files.keep(context));
  }

  @Call(calls.remove)
  remove(@CurrentContext() context: RequestContext) {
    return implement(calls.remove).handler(async () => {
      await this.files.remove(context);
      return {};
    });
  }

  @RawCall(calls.file)
  async file(@CurrentContext() context: RequestContext, @Res() reply: FastifyReply): Promise<void> {
    const { storageKey, name, contentType, bytes, text } = rowOf(context, AiFile);
    // Only what was drawn anew here is shown inside a page.
    const shown = text === null && queryParameter(context, 'inline') !== undefined;
    const disposition = shown ? `inline; ${dispositionFileName(name)}` : attachmentDisposition(name);
    await sendStoredFile(this.storage, context.request, reply, { storageKey, tag: storageKey, contentType, bytes, disposition });
  }

  @RawCall(calls.thumbnail)
  async thumbnail(@CurrentContext() context: RequestContext, @Res() reply: FastifyReply): Promise<void> {
    const { id, storageKey, text } = rowOf(context, AiFile);
    if (text !== null) throw apiError('NOT_FOUND');
    const small = { storageKey: thumbnailBeside(storageKey), tag: `${storageKey}-thumbnail`, contentType: 'image/webp' };
    await sendStoredFile(this.storage, context.request, reply, { ...small, disposition: `inline; filename="${id}.webp"` });
  }
}
