import { contract } from '@murmel/contracts';
import { AiImage } from '@murmel/server';
import { Controller, Res } from '@nestjs/common';
import { implement } from '@orpc/nest';
import type { FastifyReply } from 'fastify';
import { apiError } from '../../../platform/api-error.js';
import { Asked, type Asking, accountOf, inQuery, rowOf } from '../../../platform/asking.js';
import { Call, RawCall } from '../../../platform/call.js';
import { Idempotency } from '../../../platform/idempotency.js';
import { Storage } from '../../../platform/storage/storage.js';
import { attachedAs, namedAs } from '../../file-storage/attached.js';
import { fileName } from '../../file-storage/file-name.js';
import { sendStored } from '../../file-storage/send-stored.js';
import { thumbnailBeside } from '../../file-storage/storage-keys.js';
import { ImageMaker } from './image-maker.js';
import { Images } from './images.js';

const calls = contract.aiImages;
/** Letters of the words of a picture that become the name of its file. */
const NAMED_BY = 60;

/** Pictures that models draw. One is begun once what it needs is stored. */
@Controller()
export class ImagesController {
  constructor(
    private readonly images: Images,
    private readonly maker: ImageMaker,
    private readonly idempotency: Idempotency,
    private readonly storage: Storage,
  ) {}

  @Call(calls.create)
  create(@Asked() asking: Asking) {
    return implement(calls.create).handler(async ({ input }) => {
      const image = await this.idempotency.once(asking, input, (manager) => this.images.create(manager, asking, input));
      this.maker.begin(image.id);
      return image;
    });
  }

  @Call(calls.list)
  list(@Asked() asking: Asking) {
    return implement(calls.list).handler(({ input }) => this.images.list(accountOf(asking).id, input));
  }

  @Call(calls.get)
  get(@Asked() asking: Asking) {
    return implement(calls.get).handler(() => this.images.get(asking));
  }

  @Call(calls.change)
  change(@Asked() asking: Asking) {
    return implement(calls.change).handler(({ input }) => this.images.describe(asking, input.altText));
  }

  @Call(calls.remove)
  remove(@Asked() asking: Asking) {
    return implement(calls.remove).handler(async () => {
      await this.images.remove(asking);
      return {};
    });
  }

  @RawCall(calls.file)
  async file(@Asked() asking: Asking, @Res() reply: FastifyReply): Promise<void> {
    const { id, prompt, storageKey, contentType, bytes } = rowOf(asking, AiImage);
    if (storageKey === null || contentType === null || bytes === null) throw apiError('NOT_FOUND');
    const name = fileName(prompt.slice(0, NAMED_BY), contentType === 'image/jpeg' ? 'jpg' : contentType.split('/')[1]);
    const disposition = inQuery(asking, 'inline') === undefined ? attachedAs(name) : `inline; ${namedAs(name)}`;
    await sendStored(this.storage, asking.request, reply, { storageKey, tag: id, contentType, bytes, disposition });
  }

  @RawCall(calls.thumbnail)
  async thumbnail(@Asked() asking: Asking, @Res() reply: FastifyReply): Promise<void> {
    const { id, storageKey } = rowOf(asking, AiImage);
    if (storageKey === null) throw apiError('NOT_FOUND');
    const small = { storageKey: thumbnailBeside(storageKey), tag: `${id}-thumbnail`, contentType: 'image/webp' };
    await sendStored(this.storage, asking.request, reply, { ...small, disposition: `inline; filename="${id}.webp"` });
  }
}
