import { contract } from '@murmel/contracts';
import { AiDocument } from '@murmel/server';
import { Controller, Res } from '@nestjs/common';
import { implement } from '@orpc/nest';
import type { FastifyReply } from 'fastify';
import { Call, RawCall } from '../../../platform/call.js';
import { accountOf, CurrentContext, type RequestContext, rowOf } from '../../../platform/request-context.js';
import { Storage } from '../../../platform/storage/storage.js';
import { attachmentDisposition } from '../../file-storage/content-disposition.js';
import { sendStoredFile } from '../../file-storage/send-stored-file.js';
import { DocumentQas } from './document-qas.js';

const calls = contract.documentQas;

/** Documents that teachers ask about. */
@Controller()
export class DocumentQasController {
  constructor(
    private readonly documents: DocumentQas,
    private readonly storage: Storage,
  ) {}

  @RawCall(calls.create)
  async create(@CurrentContext() context: RequestContext, @Res() reply: FastifyReply): Promise<void> {
    await reply.status(201).send(await this.documents.create(context));
  }

  @Call(calls.list)
  list(@CurrentContext() context: RequestContext) {
    return implement(calls.list).handler(({ input }) => this.documents.list(accountOf(context).id, input));
  }

  @Call(calls.get)
  get(@CurrentContext() context: RequestContext) {
    return implement(calls.get).handler(() => this.documents.get(context));
  }

  @Call(calls.change)
  change(@CurrentContext() context: RequestContext) {
    return implement(calls.change).handler(({ input: { title, onlyDocument } }) => this.documents.change(context, { title, onlyDocument }));
  }

  @Call(calls.discard)
  discard(@CurrentContext() context: RequestContext) {
    return implement(calls.discard).handler(async () => {
      await this.documents.discard(context);
      return {};
    });
  }

  @Call(calls.restore)
  restore(@CurrentContext() context: RequestContext) {
    return implement(calls.restore).handler(() => this.documents.restore(context));
  }

  @RawCall(calls.file)
  async file(@CurrentContext() context: RequestContext, @Res() reply: FastifyReply): Promise<void> {
    const { name, storageKey, bytes } = rowOf(context, AiDocument);
    const disposition = attachmentDisposition(name);
    await sendStoredFile(this.storage, context.request, reply, {
      ...{ storageKey, tag: storageKey, contentType: 'application/pdf', bytes, disposition },
    });
  }
}
