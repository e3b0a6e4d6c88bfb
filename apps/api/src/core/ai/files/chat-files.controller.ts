import { contract } from '@murmel/contracts';
import { AiFile } from '@murmel/server';
import { Controller, Res } from '@nestjs/common';
import { implement } from '@orpc/nest';
import type { FastifyReply } from 'fastify';
import { apiError } from '../../../platform/api-error.js';
import { Asked, type Asking, inQuery, rowOf } from '../../../platform/asking.js';
import { Call, RawCall } from '../../../platform/call.js';
import { Storage } from '../../../platform/storage/storage.js';
import { attachedAs, namedAs } from '../../file-storage/attached.js';
import { sendStored } from '../../file-storage/send-stored.js';
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
  async create(@Asked() asking: Asking, @Res() reply: FastifyReply): Promise<void> {
    await reply.status(201).send(await this.files.keep(asking));
  }

  @Call(calls.remove)
  remove(@Asked() asking: Asking) {
    return implement(calls.remove).handler(async () => {
      await this.files.remove(asking);
      return {};
    });
  }

  @RawCall(calls.file)
  async file(@Asked() asking: Asking, @Res() reply: FastifyReply): Promise<void> {
    const { storageKey, name, contentType, bytes, text } = rowOf(asking, AiFile);
    // Only what was drawn anew here is shown inside a page.
    const shown = text === null && inQuery(asking, 'inline') !== undefined;
    const disposition = shown ? `inline; ${namedAs(name)}` : attachedAs(name);
    await sendStored(this.storage, asking.request, reply, { storageKey, tag: storageKey, contentType, bytes, disposition });
  }

  @RawCall(calls.thumbnail)
  async thumbnail(@Asked() asking: Asking, @Res() reply: FastifyReply): Promise<void> {
    const { id, storageKey, text } = rowOf(asking, AiFile);
    if (text !== null) throw apiError('NOT_FOUND');
    const small = { storageKey: thumbnailBeside(storageKey), tag: `${storageKey}-thumbnail`, contentType: 'image/webp' };
    await sendStored(this.storage, asking.request, reply, { ...small, disposition: `inline; filename="${id}.webp"` });
  }
}
