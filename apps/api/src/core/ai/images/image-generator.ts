import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AI_IMAGE_KNOBS, isTrialModel, LIMITS, SERVER_LIMITS } from '@murmel/contracts';
import { AiImage, type Configuration, type Logger, publish } from '@murmel/server';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ORPCError } from '@orpc/server';
import { DataSource } from 'typeorm';
import { CONFIGURATION, LOGGER } from '../../../platform/injection-tokens.js';
import { PollingLoop } from '../../../platform/processes/polling-loop.js';
import { takesBackgroundWork } from '../../../platform/processes/process-role.js';
import { Storage } from '../../../platform/storage/storage.js';
import { type Picture, reEncode, thumbnailOf } from '../../file-storage/re-encode.js';
import { inTemporaryFolder } from '../../file-storage/received-file.js';
import { drawnKey, thumbnailBeside } from '../../file-storage/storage-keys.js';
import { AiFailure, failureOf } from '../ai-failure.js';
import { AiProviders, type OfferedImageModel } from '../ai-providers.js';
import { rosterOf } from '../chats/roster.js';
import { ModelChoice } from '../model-choice.js';
import { removePersonalData } from '../remove-personal-data.js';
import { endImages, type ImageEnd, type StoredImage } from './end-images.js';
import { imagePrompt } from './image-prompt.js';
import { requestedImage } from './image-request.js';

const { seconds } = SERVER_LIMITS.aiImages;
const { goneSeconds } = SERVER_LIMITS.ai;
/** Interval at which a process reports that it still waits for an image, and checks which images are no longer wanted. */
const ALIVE_MS = 1000;

/** Thrown when none of the available models drew the image. */
class AllFailed extends Error {}

interface Drawing {
  /** prompt that is sent */
  prompt: string;
  /** names that are left out */
  roster: readonly string[];
  /** path of the file to which the bytes are written */
  path: string;
  /** aborted once the image is no longer wanted */
  stopped: AbortSignal;
}

/** Draws the pictures that were started in this process, stores them, and ends those of processes that are gone. */
@Injectable()
export class ImageGenerator implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly making = new Map<string, { stop: AbortController; ended: Promise<void> }>();
  private isEnding = false;
  private readonly rounds = new PollingLoop(
    ALIVE_MS,
    () => (takesBackgroundWork(this.configuration) ? this.round() : this.sayAlive()),
    (error) => this.logger.warn({ err: error }, 'pictures could not be kept alive'),
  );

  constructor(
    private readonly database: DataSource,
    private readonly providers: AiProviders,
    private readonly choice: ModelChoice,
    private readonly storage: Storage,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Tests turn the clock themselves: there nothing runs on its own. */
  onApplicationBootstrap(): void {
    if (this.configuration.mode !== 'test') this.rounds.start();
  }

  /** Ends the images being drawn with this process, so that they can be requested again at once. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isEnding = true;
    await this.rounds.stop();
    for (const id of this.making.keys()) this.stop(id);
    await this.settled();
  }

  /** Draws an image in the background, even after its page is closed; skips one that another process began or that is gone. */
  begin(id: string): void {
    if (this.making.has(id)) return;
    const stop = new AbortController();
    const ended = this.make(id, stop.signal)
      .catch((error: unknown) => this.logger.error({ err: error, image: id }, 'a picture could not be ended'))
      .finally(() => this.making.delete(id));
    this.making.set(id, { stop, ended });
  }

  /** Stops drawing an unwanted image. */
  stop(id: string): void {
    this.making.get(id)?.stop.abort();
  }

  /** Resolves when nothing is being drawn here. */
  async settled(): Promise<void> {
    await Promise.all([...this.making.values()].map(({ ended }) => ended));
  }

  /** Keeps the pictures alive that are being drawn here, and ends those that a dead process left behind, which any process may do. */
  async round(): Promise<void> {
    await this.sayAlive();
    await this.database.transaction((manager) =>
      endImages(manager, 'i.alive_at < now() - make_interval(secs => $8)', goneSeconds, { failure: 'interrupted' }),
    );
  }

  /** Reports the pictures that are being drawn here, and stops those cancelled elsewhere. */
  private async sayAlive(): Promise<void> {
    const ids = [...this.making.keys()];
    if (ids.length === 0) return;
    const [alive] = await this.database.query<[{ id: string }[]]>(
      'update ai_image set alive_at = now() where id = any($1) and ended_at is null returning id',
      [ids],
    );
    const going = new Set(alive.map(({ id }) => id));
    for (const id of ids) if (!going.has(id)) this.stop(id);
  }

  private async make(id: string, stopped: AbortSignal): Promise<void> {
    const { manager } = this.database;
    const [rows] = await manager.query<[{ id: string }[]]>(
      "update ai_image set state = 'running', alive_at = now() where id = $1 and state = 'queued' returning id",
      [id],
    );
    const image = rows.length > 0 ? await manager.findOneBy(AiImage, { id }) : null;
    if (!image) return;
    const end = await this.drawn(image, stopped).catch((error: unknown) => this.failed(image, error, stopped));
    const ended = await this.database.transaction((inside) => endImages(inside, 'i.id = $8', id, end));
    // The image was deleted meanwhile, and no other record knows its bytes.
    if (ended.length === 0 && 'storageKey' in end) await this.removeFiles(end);
  }

  /** Takes the bytes of a picture away. */
  async removeFiles({ storageKey }: Pick<AiImage, 'storageKey'>): Promise<void> {
    if (storageKey === null) return;
    await this.storage.remove(storageKey);
    await this.storage.remove(thumbnailBeside(storageKey));
  }

  /** @throws AiFailure, and whatever the storage throws */
  private async drawn(image: AiImage, stopped: AbortSignal): Promise<StoredImage> {
    const roster = await rosterOf(this.database.manager, image.accountId);
    const prompt = imagePrompt(image.prompt, image.style, roster);
    return inTemporaryFolder(async (folder) => {
      const picture = await this.pictureOf(image, { prompt, roster, path: join(folder, 'drawn'), stopped });
      const storageKey = drawnKey(image.id);
      await this.storage.putFile(storageKey, picture.path, picture.contentType);
      await this.storage.put(thumbnailBeside(storageKey), await thumbnailOf(picture.path, LIMITS.file.thumbnailEdge), 'image/webp');
      const { contentType, bytes: length, width, height } = picture;
      return { storageKey, contentType, bytes: length, width, height };
    });
  }

  /**
   * Returns the picture of the first model that draws it. @throws AiFailure of the only model that could be asked, `allFailed` of several
   */
  private async pictureOf(image: AiImage, { prompt, roster, path, stopped }: Drawing): Promise<Picture> {
    const asked = this.providers.imageModels().find(({ model }) => model.id === image.model);
    if (!asked) throw new AiFailure('refused', 'not configured any more');
    const candidates = this.choice.whoDraws(asked, image.size);
    const wanted = { ...image };
    let failure: AiFailure | undefined;
    for (const offered of candidates) {
      if (offered.model.id !== image.model) await this.drawnBy(image, wanted, offered);
      try {
        const { size, guidance, steps, seed } = image;
        const negative = image.negative && removePersonalData(image.negative, roster);
        const signal = AbortSignal.any([stopped, AbortSignal.timeout(seconds * 1000)]);
        await writeFile(path, await requestedImage(offered, { prompt, size, guidance, steps, seed, negative, signal }));
        const picture = await reEncode(path, isTrialModel(offered.model.id) ? 'rules' : 'model');
        this.choice.answered(offered);
        return picture;
      } catch (error) {
        stopped.throwIfAborted();
        // The response is not an image, or not one that can be re-encoded.
        failure = error instanceof ORPCError ? new AiFailure('broken', error.code) : failureOf(error);
        this.notDrawn(image, failure);
        if (!this.choice.failed(offered, failure)) throw failure;
      }
    }
    throw candidates.length === 1 && failure ? failure : new AllFailed();
  }

  /** Stores which model draws the image and which chosen options that model supports, for display to the caller. */
  private async drawnBy(image: AiImage, wanted: AiImage, { provider, model }: OfferedImageModel): Promise<void> {
    Object.assign(image, Object.fromEntries(AI_IMAGE_KNOBS.map((knob) => [knob, model.fields[knob] === undefined ? null : wanted[knob]])));
    Object.assign(image, { model: model.id, modelName: model.name, providerName: provider.name });
    const { id, accountId, guidance, steps, seed, negative, model: by, modelName, providerName } = image;
    await this.database.transaction(async (manager) => {
      await manager.update(AiImage, { id }, { guidance, steps, seed, negative, model: by, modelName, providerName });
      await publish(manager, 'person.changed', { id: accountId });
    });
  }

  private failed(image: AiImage, error: unknown, stopped: AbortSignal): ImageEnd {
    if (stopped.aborted && this.isEnding) return { failure: 'interrupted' };
    if (error instanceof AllFailed) return { failure: 'allFailed' };
    const failure = failureOf(error);
    this.notDrawn(image, failure);
    return { failure: failure.kind };
  }

  /** The prompt is never logged. */
  private notDrawn({ id, model }: AiImage, { kind, detail }: AiFailure): void {
    this.logger.warn({ image: id, model, failure: kind, detail }, 'a picture was not drawn');
  }
}
