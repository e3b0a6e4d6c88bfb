import { contract } from '@murmel/contracts';
import { AiImage } from '@murmel/server';
import { Controller, Res } from '@nestjs/common';
import { implement } from '@orpc/nest';
import type { FastifyReply } from 'fastify';
import { apiError } from '../../../platform/api-error.js';
import { Call, RawCall } from '../../../platform/call.js';
import { Idempotency } from '../../../platform/idempotency.js';
import { accountOf, CurrentContext, queryParameter, type RequestContext, rowOf } from '../../../platform/request-context.js';
import { Storage } from '../../../platform/storage/storage.js';
import { attachmentDisposition, dispositionFileName } from '../../file-storage/content-disposition.js';
import { fileName } from '../../file-storage/file-name.js';
import { sendStoredFile } from '../../file-storage/send-stored-file.js';
import { thumbnailBeside } from '../../file-storage/storage-keys.js';
import { ImageGenerator } from './image-generator.js';
import { Images } from './images.js';

const calls = contract.aiImages;
/** Letters of the words of a picture that become the name of its file. */
const NAMED_BY = 60;

/** Pictures that models draw. One is begun once what it needs is stored. */
@Controller()
export class ImagesController {
  constructor(
    private readonly images: Images,
    private readonly maker: ImageGenerator,
    private readonly idempotency: Idempotency,
    private readonly storage: Storage,
  ) {}

  @Call(calls.create)
  create(@CurrentContext() context: RequestContext) {
    return implement(calls.create).handler(async ({ input }) => {
      const image = await this.idempotency.once(context, input, (manager) => this.images.create(manager, context, input));
      this.maker.begin(image.id);
      return image;
    });
  }

  @Call(calls.list)
  list(@CurrentContext() context: RequestContext) {
    return implement(calls.list).handler(({ input }) => this.images.list(accountOf(context).id, input));
  }

  @Call(calls.get)
  get(@CurrentContext() context: RequestContext) {
    return implement(calls.get).handler(() => this.images.get(context));
  }

  @Call(calls.change)
  change(@CurrentContext() context: RequestContext) {
    return implement(calls.change).handler(({ input }) => this.images.describe(context, input.altText));
  }

  @Call(calls.remove)
  remove(@CurrentContext() context: RequestContext) {
    return implement(calls.remove).handler(async () => {
      await this.images.remove(context);
      return {};
    });
  }

  @RawCall(calls.file)
  async file(@CurrentContext() context: RequestContext, @Res() reply: FastifyReply): Promise<void> {
    const { id, prompt, storageKey, contentType, bytes } = rowOf(context, AiImage);
    if (storageKey === null || contentType === null || bytes === null) throw apiError('NOT_FOUND');
    const name = fileName(prompt.slice(0, NAMED_BY), contentType === 'image/jpeg' ? 'jpg' : contentType.split('/')[1]);
    const disposition =
      queryParameter(context, 'inline') === undefined ? attachmentDisposition(name) : `inline; ${dispositionFileName(name)}`;
    await sendStoredFile(this.storage, context.request, reply, { storageKey, tag: id, contentType, bytes, disposition });
  }

  @RawCall(calls.thumbnail)
  async thumbnail(@CurrentContext() context: RequestContext, @Res() reply: FastifyReply): Promise<void> {
    const { id, storageKey } = rowOf(context, AiImage);
    if (storageKey === null) throw apiError('NOT_FOUND');
    const small = { storageKey: thumbnailBeside(storageKey), tag: `${id}-thumbnail`, contentType: 'image/webp' };
    await sendStoredFile(this.storage, context.request, reply, { ...small, disposition: `inline; filename="${id}.webp"` });
  }
}
