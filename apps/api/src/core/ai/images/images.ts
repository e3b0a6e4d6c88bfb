import { randomInt } from 'node:crypto';
import {
  AI_IMAGE,
  AI_IMAGE_LIMITS,
  type AiImageNumber,
  type AiImageSize,
  type AiImageStyle,
  type AiImage as ImageEntry,
} from '@murmel/contracts';
import { AiImage, berlinMonth, newId, publish } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { apiError } from '../../../platform/api-error.js';
import { accountOf, type RequestContext, rowOf } from '../../../platform/request-context.js';
import { FileQuota } from '../../files/file-quota.js';
import { countCreation } from '../../items/create-item.js';
import { AiProviders, type OfferedImageModel } from '../ai-providers.js';
import { asTeacher, DayBudgets } from '../budgets/day-budgets.js';
import { refusePersonalData } from '../chats/refuse-personal-data.js';
import { inTurn } from '../runs/begin-run.js';
import { giveBackImages } from './end-images.js';
import { imageEntry } from './image-entry.js';
import { ImageGenerator } from './image-generator.js';
import { proposedAltText } from './image-prompt.js';

interface WantedImage {
  prompt: string;
  style: AiImageStyle;
  size: AiImageSize;
  guidance: number;
  steps: number;
  seed?: number | undefined;
  negative: string;
  model?: string | undefined;
  /** true to send although the text contains personal data */
  force: boolean;
}

/** Requests, lists, describes and deletes pictures of a teacher. The `ImageGenerator` has them drawn. */
@Injectable()
export class Images {
  constructor(
    private readonly database: DataSource,
    private readonly providers: AiProviders,
    private readonly maker: ImageGenerator,
    private readonly quota: FileQuota,
    private readonly budgets: DayBudgets,
  ) {}

  /** @throws BAD_REQUEST for a size that the model does not draw, AI_NOT_CONFIGURED, AI_MODEL_UNKNOWN, PERSONAL_DATA, AI_IMAGES_UNDER_WAY, LIMIT_REACHED, AI_DAY_LIMIT_REACHED */
  async create(manager: EntityManager, context: RequestContext, wanted: WantedImage): Promise<ImageEntry> {
    const account = accountOf(context);
    const { provider, model } = this.chosen(wanted.model);
    if (!model.sizes.includes(wanted.size)) throw apiError('BAD_REQUEST', { field: 'size' });
    const { prompt, negative, style, size } = wanted;
    if (!wanted.force) await refusePersonalData(manager, account.id, negative === '' ? prompt : `${prompt}\n\n${negative}`);
    await inTurn(manager, { accountId: account.id, visitorId: null });
    const { atOnce, kept, seed } = AI_IMAGE_LIMITS;
    if ((await manager.countBy(AiImage, { accountId: account.id, endedAt: IsNull() })) >= atOnce)
      throw apiError('AI_IMAGES_UNDER_WAY', { limit: atOnce });
    if ((await manager.countBy(AiImage, { accountId: account.id })) >= kept) throw apiError('LIMIT_REACHED', { limit: kept, of: 'images' });
    await countCreation(manager, account, AI_IMAGE);
    const counted = await this.budgets.count(manager, asTeacher(account), undefined);
    await this.quota.refuseCopies(manager, account.id);
    const now = new Date();
    const taken = (knob: AiImageNumber, value: number): number | null => (model.fields[knob] === undefined ? null : value);
    const image = manager.create(AiImage, {
      ...{ id: newId(), accountId: account.id, prompt, style, size, model: model.id, modelName: model.name, providerName: provider.name },
      guidance: taken('guidance', wanted.guidance),
      steps: taken('steps', wanted.steps),
      // Draws a seed if none was chosen, so that it can be shown afterwards.
      seed: taken('seed', wanted.seed ?? randomInt(seed.drawn)),
      negative: negative === '' || model.fields.negative === undefined ? null : negative,
      ...{ state: 'queued', failure: null, countedMonth: berlinMonth(now), counted, altText: proposedAltText(prompt) },
      ...{ storageKey: null, contentType: null, bytes: null, width: null, height: null, aliveAt: now, createdAt: now, endedAt: null },
    });
    await manager.insert(AiImage, image);
    await publish(manager, 'person.changed', { id: account.id });
    return imageEntry(image);
  }

  /** The newest first. */
  async list(accountId: string, { page, limit }: { page: number; limit: number }) {
    const [images, total] = await this.database.manager.findAndCount(AiImage, {
      where: { accountId },
      order: { createdAt: 'DESC', id: 'DESC' },
      skip: (page - 1) * limit,
      take: limit,
    });
    return { entries: images.map(imageEntry), page, limit, total };
  }

  get(context: RequestContext): ImageEntry {
    return imageEntry(rowOf(context, AiImage));
  }

  /** @throws NOT_FOUND where it was taken away meanwhile */
  async describe(context: RequestContext, altText: string): Promise<ImageEntry> {
    const { id } = rowOf(context, AiImage);
    const { manager } = this.database;
    await manager.update(AiImage, { id }, { altText });
    const changed = await manager.findOneBy(AiImage, { id });
    if (!changed) throw apiError('NOT_FOUND');
    return imageEntry(changed);
  }

  /** Deletes an image; one whose drawing had not begun was not counted. */
  async remove(context: RequestContext): Promise<void> {
    const { id, accountId } = rowOf(context, AiImage);
    const removed = await this.database.transaction(async (manager) => {
      const image = await manager.findOne(AiImage, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!image) return null;
      await manager.delete(AiImage, { id });
      if (image.state === 'queued') await giveBackImages(manager, [image]);
      await publish(manager, 'person.changed', { id: accountId });
      return image;
    });
    this.maker.stop(id);
    if (removed) await this.maker.removeFiles(removed);
  }

  /** Deletes the stored images of an account that is being deleted; the rows are deleted with the account. */
  async forget(accountId: string): Promise<void> {
    for (const image of await this.database.manager.findBy(AiImage, { accountId })) await this.maker.removeFiles(image);
  }

  private chosen(wanted: string | undefined): OfferedImageModel {
    const all = this.providers.imageModels();
    if (all.length === 0) throw apiError('AI_NOT_CONFIGURED');
    const chosen = wanted === undefined ? all[0] : all.find(({ model }) => model.id === wanted);
    if (!chosen) throw apiError('AI_MODEL_UNKNOWN');
    return chosen;
  }
}
