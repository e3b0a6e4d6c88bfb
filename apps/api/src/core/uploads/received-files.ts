import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { MEGABYTE, sentUpload } from '@murmel/contracts';
import { Upload } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { type Asking, insteadOfFile, itemOf } from '../../platform/asking.js';
import { Storage } from '../../platform/storage/storage.js';
import { inTemporaryFolder, type ReceivedFile, withReceivedFile } from './received-file.js';
import { isSender } from './sender.js';
import { VirusScan } from './virus-scan.js';

/** An upload as whoever sent it knows it. */
interface GrownUpload {
  upload: string;
  /** so much must be here */
  bytes?: number | undefined;
  /** of the whole */
  sha256?: string | undefined;
}

/** What whoever takes a grown upload needs beside its bytes. */
interface GrownPlace {
  /** on this machine, for as long as the work takes */
  folder: string;
  /** in the transaction that gives the bytes their place: from then on they are counted there */
  finish: (manager: EntityManager) => Promise<void>;
}

/** The one way to the file of a request, however it came: with the request, or before it in parts. */
@Injectable()
export class ReceivedFiles {
  constructor(
    private readonly database: DataSource,
    private readonly storage: Storage,
    private readonly scan: VirusScan,
  ) {}

  /**
   * Hands the file to `work` at a place of its own on this machine, and removes it there.
   * @param megabytes the most that is taken
   * @throws what `withReceivedFile` throws; of an upload that the request names NOT_FOUND, UPLOAD_INCOMPLETE with the bytes that are
   * here, FILE_DAMAGED; what `VirusScan` throws
   */
  take<T>(asking: Asking, megabytes: number, work: (file: ReceivedFile) => Promise<T>): Promise<T> {
    const scanned = async (file: ReceivedFile): Promise<T> => {
      await this.scan.refuseInfected(file.path);
      return work(file);
    };
    const named = sentUpload.safeParse(insteadOfFile(asking));
    return named.success ? this.whole(asking, named.data, megabytes, scanned) : withReceivedFile(asking.request, megabytes, scanned);
  }

  private async whole<T>(
    asking: Asking,
    { upload: id, sha256 }: { upload: string; sha256: string },
    megabytes: number,
    work: (file: ReceivedFile) => Promise<T>,
  ): Promise<T> {
    const { manager } = this.database;
    const upload = await manager.findOneBy(Upload, { id, itemId: asking.item?.id ?? '' });
    if (!upload || !isSender(asking, upload)) throw apiError('NOT_FOUND');
    const { name, bytes, received } = upload;
    if (received < bytes) throw apiError('UPLOAD_INCOMPLETE', { received, bytes });
    if (bytes > megabytes * MEGABYTE) throw apiError('TOO_LARGE', { megabytes });
    return inTemporaryFolder(async (folder) => {
      const path = join(folder, 'file');
      const digest = await this.putTogether(upload, path);
      if (digest.toString('hex') !== sha256) {
        await this.discard(upload);
        throw apiError('FILE_DAMAGED');
      }
      // From here on its bytes are counted where they come to lie.
      await manager.update(Upload, { id }, { finishedAt: new Date() });
      return work({ path, name, bytes, digest: digest.toString('base64url') });
    });
  }

  /**
   * Hands what came of an upload to `work` as the whole, whether or not its end was known before. What is refused stays: it may be all
   * that there is of it.
   * @throws NOT_FOUND, EMPTY_FILE, UPLOAD_INCOMPLETE with the bytes that are here, FILE_DAMAGED, what `VirusScan` throws
   */
  async takeGrown<T>(
    asking: Asking,
    { upload: id, bytes = 1, sha256 }: GrownUpload,
    work: (file: ReceivedFile, at: GrownPlace) => Promise<T>,
  ): Promise<T> {
    const { manager } = this.database;
    const upload = await manager.findOneBy(Upload, { id, itemId: itemOf(asking).id });
    if (!upload || !isSender(asking, upload)) throw apiError('NOT_FOUND');
    const { name, received } = upload;
    if (received === 0) throw apiError('EMPTY_FILE');
    const whole = Math.max(bytes, upload.open ? 0 : upload.bytes);
    if (received < whole) throw apiError('UPLOAD_INCOMPLETE', { received, bytes: whole });
    return inTemporaryFolder(async (folder) => {
      const path = join(folder, 'file');
      const digest = await this.putTogether(upload, path);
      if (sha256 !== undefined && digest.toString('hex') !== sha256) throw apiError('FILE_DAMAGED');
      await this.scan.refuseInfected(path);
      const finish = async (transaction: EntityManager) => void (await transaction.update(Upload, { id }, { finishedAt: new Date() }));
      return work({ path, name, bytes: received, digest: digest.toString('base64url') }, { folder, finish });
    });
  }

  /** Takes an upload away with all its parts. */
  async discard({ id, parts }: Pick<Upload, 'id' | 'parts'>): Promise<void> {
    await this.database.manager.delete(Upload, { id });
    // What cannot be removed now is found by the cleanup job.
    await Promise.allSettled(parts.map((key) => this.storage.remove(key)));
  }

  /** @returns the SHA-256 of the whole */
  private async putTogether({ parts }: Upload, path: string): Promise<Buffer> {
    const hash = createHash('sha256');
    const { storage } = this;
    await pipeline(async function* () {
      for (const key of parts)
        for await (const chunk of await storage.read(key)) {
          hash.update(chunk as Buffer);
          yield chunk as Buffer;
        }
    }, createWriteStream(path));
    return hash.digest();
  }
}
