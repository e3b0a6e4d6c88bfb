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
import { Item, Recording } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import type { InferContractRouterInputs } from '@orpc/contract';
import { DataSource, type EntityManager } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { type Asking, accountOf, itemOf, rowOf } from '../../platform/asking.js';
import { Idempotency } from '../../platform/idempotency.js';
import { fileName } from '../file-storage/file-name.js';
import { ReceivedFiles } from '../file-storage/received-files.js';
import { ItemFiles } from '../files/item-files.js';
import { contentChanged } from '../items/change-items.js';
import { MediaReading } from './media-reading.js';
import type { ReadyMedia } from './media-task.js';
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
    private readonly media: MediaReading,
    private readonly files: ItemFiles,
    private readonly idempotency: Idempotency,
  ) {}

  /**
   * Makes an upload sent in parts the recording of the item. A refused upload stays in place, so that it can be retried.
   * @throws what `ReceivedFiles.takeGrown`, `MediaReading.read` and `ItemFiles.keep` throw, RECORDING_THERE, RECORDING_TOO_LONG with the minutes
   */
  keep(key: RecorderKey, asking: Asking, { peaks = [], ...sent }: Kept): Promise<Answer> {
    const { picture } = RECORDERS[key];
    return this.received.takeGrown(asking, sent, async ({ path, use }, folder) => {
      const media = await this.media.read(asking, { path, folder, picture }, picture ? FILM_TYPES : SOUND_TYPES);
      if (media.durationMs > (minutes[key] * 60 + AIR_SECONDS) * 1000) throw apiError('RECORDING_TOO_LONG', { limit: minutes[key] });
      const file = { ...(await this.prepared(asking, media)), ...(use && { use }) };
      return this.files.keep(asking, file, { usedBy: 'part' }, (insert) =>
        this.idempotency.once(asking, sent, async (manager) => {
          await refuseSecond(manager, itemOf(asking).id);
          const { id, itemId } = await insert(manager);
          const { durationMs, width, height } = media;
          const marks = { startMs: 0, endMs: null, coverMs: null, chapters: [], captions: [] };
          const recording: Recording = { id, itemId, durationMs, width, height, peaks, ...marks };
          await manager.insert(Recording, recording);
          await contentChanged(manager, itemId);
          return recordingAnswer(manager, asking, recording);
        }),
      );
    });
  }

  one(asking: Asking): Promise<Answer> {
    return recordingAnswer(this.database.manager, asking, rowOf(asking, Recording));
  }

  /** @throws RECORDING_CUT_AWAY, NOT_FOUND when it is gone meanwhile */
  mark(asking: Asking, marks: Marks): Promise<Answer> {
    const { id } = rowOf(asking, Recording);
    return this.database.transaction(async (manager) => {
      const before = await manager.findOne(Recording, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!before) throw apiError('NOT_FOUND');
      const after: Recording = { ...before, ...inOrder(marks) };
      // Later than its end is its end.
      if (after.endMs !== null && after.endMs >= after.durationMs) after.endMs = null;
      if ((after.endMs ?? after.durationMs) - after.startMs < shortestMilliseconds) throw apiError('RECORDING_CUT_AWAY');
      await manager.save(Recording, after);
      await contentChanged(manager, after.itemId);
      return recordingAnswer(manager, asking, after);
    });
  }

  /** Deletes the recording permanently. */
  async remove(asking: Asking): Promise<void> {
    const { id } = rowOf(asking, Recording);
    await this.files.remove(await this.database.transaction((manager) => this.files.detach(manager, [id])));
  }

  async unfinished(asking: Asking): Promise<WaitingRecording[]> {
    const rows = await unfinishedOf(this.database.manager, accountOf(asking).id);
    return rows.map((row) => ({ ...row, kind: row.kind as RecordingKind, changedAt: row.changedAt.toISOString() }));
  }

  private async prepared(asking: Asking, { path, type: contentType, extension, bytes }: ReadyMedia) {
    const { title } = await this.database.manager.findOneByOrFail(Item, { id: itemOf(asking).id });
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
