import {
  type Recording as Answer,
  type contract,
  FILM_TYPES,
  RECORDERS,
  RECORDING_LIMITS,
  type RecorderKey,
  type RecordingKind,
  SOUND_TYPES,
  type WaitingRecording,
} from '@murmel/contracts';
import { Item, OwnerFile, Recording, RecordingFilm } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import type { InferContractRouterInputs } from '@orpc/contract';
import type { FastifyReply } from 'fastify';
import { DataSource, type EntityManager } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { Idempotency } from '../../platform/idempotency.js';
import { accountOf, itemOf, type RequestContext, rowOf } from '../../platform/request-context.js';
import { Storage } from '../../platform/storage/storage.js';
import { attachmentDisposition } from '../file-storage/content-disposition.js';
import { fileName } from '../file-storage/file-name.js';
import { ReceivedFiles } from '../file-storage/received-files.js';
import { sendStoredFile } from '../file-storage/send-stored-file.js';
import { filmKey } from '../file-storage/storage-keys.js';
import { ItemFiles } from '../files/item-files.js';
import { noteContentChange } from '../items/change-items.js';
import { FilmQueue } from './films/film-queue.js';
import { MediaWorker } from './media-worker.js';
import type { ReadyMedia } from './media-worker-task.js';
import { recordingAnswer, unfinishedOf } from './recording-answer.js';

type Sent = InferContractRouterInputs<(typeof contract)['audioRecordings']>;
type Kept = Pick<Sent['keep'], 'upload' | 'bytes' | 'sha256' | 'peaks'>;
type Marks = Omit<Sent['mark'], 'id'>;

const { minutes, shortestMilliseconds } = RECORDING_LIMITS;
/** Clocks of browsers and files differ a little, and a recorder stops after its last part. */
const AIR_SECONDS = 30;

/** Recordings of items: stored, marked, deleted. One for each item. */
@Injectable()
export class Recordings {
  constructor(
    private readonly database: DataSource,
    private readonly received: ReceivedFiles,
    private readonly media: MediaWorker,
    private readonly files: ItemFiles,
    private readonly idempotency: Idempotency,
    private readonly films: FilmQueue,
    private readonly storage: Storage,
  ) {}

  /**
   * Makes an upload sent in parts the recording of the item. A refused upload stays in place, so that it can be retried.
   * @throws what `ReceivedFiles.takeGrown`, `MediaWorker.read` and `ItemFiles.keep` throw, RECORDING_THERE, RECORDING_TOO_LONG with the minutes
   */
  keep(key: RecorderKey, context: RequestContext, { peaks = [], ...sent }: Kept): Promise<Answer> {
    const { picture } = RECORDERS[key];
    return this.received.takeGrown(context, sent, async ({ path, use }, folder) => {
      const media = await this.media.read(context, { path, folder, picture }, picture ? FILM_TYPES : SOUND_TYPES);
      if (media.durationMs > (minutes[key] * 60 + AIR_SECONDS) * 1000) throw apiError('RECORDING_TOO_LONG', { limit: minutes[key] });
      const file = { ...(await this.prepared(context, media)), ...(use && { use }) };
      return this.files.keep(context, file, { usedBy: 'part' }, (insert) =>
        this.idempotency.once(context, sent, async (manager) => {
          await refuseSecond(manager, itemOf(context).id);
          const placed = await insert(manager);
          const { id, itemId } = placed;
          const { durationMs, width, height } = media;
          const marks = { startMs: 0, endMs: null, coverMs: null, chapters: [], captions: [] };
          const recording: Recording = { id, itemId, durationMs, width, height, peaks, ...marks };
          await manager.insert(Recording, recording);
          await this.films.order(manager, placed);
          await noteContentChange(manager, itemId);
          return recordingAnswer(manager, context, recording);
        }),
      );
    });
  }

  one(context: RequestContext): Promise<Answer> {
    return recordingAnswer(this.database.manager, context, rowOf(context, Recording));
  }

  /** Sends the MP4 that was made of the recording. @throws NOT_FOUND where there is none */
  async sendMp4(context: RequestContext, reply: FastifyReply): Promise<void> {
    const { id, width } = rowOf(context, Recording);
    const { storageKey, name } = await this.database.manager.findOneByOrFail(OwnerFile, { id });
    const film = await this.database.manager.findOneBy(RecordingFilm, { storageKey, state: 'ready' });
    if (!film) throw apiError('NOT_FOUND');
    const [type, extension] = width === null ? ['audio/mp4', 'm4a'] : ['video/mp4', 'mp4'];
    await sendStoredFile(this.storage, context.request, reply, {
      ...{ storageKey: filmKey(storageKey), tag: `${id}-mp4`, contentType: type, bytes: film.madeBytes },
      disposition: attachmentDisposition(fileName(name.replace(/\.\w+$/, ''), extension)),
    });
  }

  /** @throws RECORDING_CUT_AWAY, NOT_FOUND when it is gone meanwhile */
  mark(context: RequestContext, marks: Marks): Promise<Answer> {
    const { id } = rowOf(context, Recording);
    return this.database.transaction(async (manager) => {
      const before = await manager.findOne(Recording, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!before) throw apiError('NOT_FOUND');
      const after: Recording = { ...before, ...inOrder(marks) };
      // Later than its end is its end.
      if (after.endMs !== null && after.endMs >= after.durationMs) after.endMs = null;
      if ((after.endMs ?? after.durationMs) - after.startMs < shortestMilliseconds) throw apiError('RECORDING_CUT_AWAY');
      await manager.save(Recording, after);
      await noteContentChange(manager, after.itemId);
      return recordingAnswer(manager, context, after);
    });
  }

  /** Deletes the recording permanently. */
  async remove(context: RequestContext): Promise<void> {
    const { id } = rowOf(context, Recording);
    await this.files.remove(await this.database.transaction((manager) => this.files.detach(manager, [id])));
  }

  async unfinished(context: RequestContext): Promise<WaitingRecording[]> {
    const rows = await unfinishedOf(this.database.manager, accountOf(context).id);
    return rows.map((row) => ({ ...row, kind: row.kind as RecordingKind, changedAt: row.changedAt.toISOString() }));
  }

  private async prepared(context: RequestContext, { path, type: contentType, extension, bytes }: ReadyMedia) {
    const { title } = await this.database.manager.findOneByOrFail(Item, { id: itemOf(context).id });
    return { name: fileName(title, extension), contentType, extension, bytes, contents: path };
  }
}

/** The item is held until the recording is in it: of two that come at once one is the second. */
async function refuseSecond(manager: EntityManager, itemId: string): Promise<void> {
  const item = await manager.findOne(Item, { where: { id: itemId }, lock: { mode: 'pessimistic_write' } });
  if (!item) throw apiError('NOT_FOUND');
  if (await manager.existsBy(Recording, { itemId })) throw apiError('RECORDING_THERE');
}

/** Returns only the fields that were sent, sorted by time. */
function inOrder({ chapters, captions, ...rest }: Marks): Partial<Recording> {
  const sent = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)) as Partial<Recording>;
  return {
    ...sent,
    ...(chapters && { chapters: chapters.toSorted((one, other) => one.at - other.at) }),
    ...(captions && { captions: captions.toSorted((one, other) => one.from - other.from) }),
  };
}
