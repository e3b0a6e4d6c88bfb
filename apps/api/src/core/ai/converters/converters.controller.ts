import { type ConverterFields, type ConverterFileInput, type ConverterOutput, contract } from '@murmel/contracts';
import { ConverterJob } from '@murmel/server';
import { Controller, Res } from '@nestjs/common';
import { implement } from '@orpc/nest';
import type { FastifyReply } from 'fastify';
import { apiError } from '../../../platform/api-error.js';
import { Call, RawCall } from '../../../platform/call.js';
import { Idempotency } from '../../../platform/idempotency.js';
import { rawInput } from '../../../platform/raw-input.js';
import { accountOf, CurrentContext, queryParameter, type RequestContext, rowOf } from '../../../platform/request-context.js';
import { Storage } from '../../../platform/storage/storage.js';
import { attachmentDisposition, dispositionFileName } from '../../file-storage/content-disposition.js';
import { fileName } from '../../file-storage/file-name.js';
import { sendStoredFile } from '../../file-storage/send-stored-file.js';
import { converterSoundKey } from '../../file-storage/storage-keys.js';
import { SentRequests } from '../runs/requests/sent-requests.js';
import { ConverterFiles } from './converter-files.js';
import { Converters } from './converters.js';
import { Films } from './films.js';

const calls = contract.converters;

interface SentWishes extends ConverterFields {
  input: ConverterFileInput;
  output: ConverterOutput;
  model?: string;
  /** ids with commas between them */
  voices?: string;
}

/** Material that becomes something else. */
@Controller()
export class ConvertersController {
  constructor(
    private readonly converters: Converters,
    private readonly files: ConverterFiles,
    private readonly foundFilms: Films,
    private readonly idempotency: Idempotency,
    private readonly storage: Storage,
    private readonly sent: SentRequests,
  ) {}

  @Call(calls.create)
  create(@CurrentContext() context: RequestContext) {
    return implement(calls.create).handler(({ input: asked }) =>
      this.idempotency.once(context, asked, (manager) => {
        if (asked.input === 'text') {
          const { input, text, force, ...wanted } = asked;
          return this.converters.create(manager, context, { input, text, force }, wanted);
        }
        const { input, address, ...wanted } = asked;
        return this.converters.create(manager, context, { input, address }, wanted);
      }),
    );
  }

  @RawCall(calls.upload)
  async upload(@CurrentContext() context: RequestContext, @Res() reply: FastifyReply): Promise<void> {
    const { input, voices, ...wishes } = rawInput<SentWishes>(calls.upload, context);
    const wanted = { ...wishes, voices: voices?.split(',').filter((id) => id !== '') };
    const job = await this.files.take(context, input, wanted, (manager, material) =>
      this.converters.create(manager, context, material, wanted),
    );
    await reply.status(201).send(job);
  }

  @Call(calls.offers)
  offers() {
    return implement(calls.offers).handler(() => this.foundFilms.offers());
  }

  @Call(calls.films)
  films(@CurrentContext() context: RequestContext) {
    return implement(calls.films).handler(({ input: { query } }) => this.foundFilms.search(context, query));
  }

  @Call(calls.list)
  list(@CurrentContext() context: RequestContext) {
    return implement(calls.list).handler(({ input }) => this.converters.list(accountOf(context).id, input));
  }

  @Call(calls.get)
  get(@CurrentContext() context: RequestContext) {
    return implement(calls.get).handler(() => this.converters.get(context));
  }

  @Call(calls.cancel)
  cancel(@CurrentContext() context: RequestContext) {
    return implement(calls.cancel).handler(() => this.converters.cancel(context));
  }

  @Call(calls.retry)
  retry(@CurrentContext() context: RequestContext) {
    return implement(calls.retry).handler(() => this.converters.retry(context));
  }

  @Call(calls.remove)
  remove(@CurrentContext() context: RequestContext) {
    return implement(calls.remove).handler(async () => {
      await this.converters.remove(context);
      return {};
    });
  }

  @Call(calls.requests)
  requests(@CurrentContext() context: RequestContext) {
    return implement(calls.requests).handler(() => this.sent.ofConversion(rowOf(context, ConverterJob)));
  }

  @RawCall(calls.sound)
  async sound(@CurrentContext() context: RequestContext, @Res() reply: FastifyReply): Promise<void> {
    const { id, title, soundType, soundBytes } = rowOf(context, ConverterJob);
    if (soundType === null || soundBytes === null) throw apiError('NOT_FOUND');
    const name = fileName(title, soundType === 'audio/wav' ? 'wav' : 'mp3');
    const disposition =
      queryParameter(context, 'inline') === undefined ? attachmentDisposition(name) : `inline; ${dispositionFileName(name)}`;
    await sendStoredFile(this.storage, context.request, reply, {
      ...{ storageKey: converterSoundKey(id), tag: id, contentType: soundType, bytes: soundBytes, disposition },
    });
  }
}
