import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { RECORDERS, type RecorderKey, recorderOfKind, SERVER_LIMITS } from '@murmel/contracts';
import { type Configuration, type Logger, publish } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIGURATION, LOGGER } from '../../../platform/injection-tokens.js';
import { Storage } from '../../../platform/storage/storage.js';
import { inTemporaryFolder } from '../../file-storage/received-file.js';
import { filmKey } from '../../file-storage/storage-keys.js';
import { QueueRunner } from '../../queue/queue-runner.js';
import type { RowLease } from '../../queue/row-lease.js';
import type { QueuedTable } from '../../queue/row-queue.js';
import { MediaWorker } from '../media-worker.js';
import { makeMp4 } from './make-mp4.js';

const { leaseSeconds, attempts, withinSeconds } = SERVER_LIMITS.recordingFilm;
const TABLE: QueuedTable = {
  ...{ name: 'recording_film', key: 'storage_key', open: ['processing'], running: 'processing', oneLane: true, leaseSeconds, attempts },
  person:
    '(select i.owner_id::text from owner_file f join item i on i.id = f.item_id where f.storage_key = t.storage_key order by f.created_at limit 1)',
};
/** A film that is shorter or longer than its recording lacks something of it. */
const OFF_MS = 500;

/** A recording whose bytes were read here. */
interface Recorded {
  kind: string;
  durationMs: number;
}

/** Makes MP4s of recordings, one after the other, where the operator named an ffmpeg. */
@Injectable()
export class FilmRunner extends QueueRunner {
  constructor(
    database: DataSource,
    private readonly storage: Storage,
    private readonly media: MediaWorker,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    @Inject(LOGGER) logger: Logger,
  ) {
    const manner = { everyMs: 1000, withinSeconds, failed: 'MP4s of recordings are made later' };
    super(database, TABLE, manner, logger, configuration);
  }

  override onApplicationBootstrap(): void {
    // Rows of a time with an ffmpeg wait for the next one.
    if (this.configuration.ffmpegPath !== undefined) super.onApplicationBootstrap();
  }

  protected async work(lease: RowLease): Promise<void> {
    const { key } = lease.claimed;
    const recorded = await this.recorded(key);
    if (!recorded) return lease.stop('taken away');
    const bytes = await inTemporaryFolder((folder) => this.made(lease, recorded, folder));
    await lease.end("state = 'ready', made_bytes = $3", [bytes]);
  }

  protected async fail(lease: RowLease, error: unknown): Promise<void> {
    this.logger.warn({ err: error, key: lease.claimed.key }, 'no MP4 could be made of a recording');
    await lease.end("state = 'failed'");
  }

  protected async changed(manager: EntityManager, key: string): Promise<void> {
    const rows = await manager.query<{ itemId: string }[]>('select item_id as "itemId" from owner_file where storage_key = $1', [key]);
    for (const { itemId } of rows) await publish(manager, 'item.changed', { itemId });
  }

  private async recorded(storageKey: string): Promise<Recorded | undefined> {
    const [row] = await this.database.query<Recorded[]>(
      `select i.kind, r.duration_ms as "durationMs" from owner_file f join recording r on r.id = f.id join item i on i.id = f.item_id
        where f.storage_key = $1 limit 1`,
      [storageKey],
    );
    return row;
  }

  /** @returns bytes of the MP4, which is stored then */
  private async made({ claimed: { key }, lane, signal }: RowLease, { kind, durationMs }: Recorded, folder: string): Promise<number> {
    const { picture } = RECORDERS[recorderOfKind(kind) as RecorderKey];
    const [from, to] = [join(folder, 'recording.webm'), join(folder, 'film.mp4')];
    await pipeline(await this.storage.read(key), createWriteStream(from));
    await makeMp4({ ffmpegPath: this.configuration.ffmpegPath!, from, to, picture }, signal);
    // Read by our own reader: what the program wrote may be half of it, or something else.
    const film = await this.media.run(lane, { path: to, folder, picture }, signal);
    if (film?.kind !== 'ready' || !film.type.endsWith('/mp4')) throw new Error('ffmpeg made something that is no MP4');
    if (Math.abs(film.durationMs - durationMs) > OFF_MS) throw new Error(`ffmpeg made ${film.durationMs} ms of ${durationMs} ms`);
    return this.storage.putFile(filmKey(key), film.path, film.type);
  }
}
