import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { MEGABYTE, sentUpload } from '@murmel/contracts';
import { Upload } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { ORPCError } from '@orpc/server';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { Idempotency } from '../../platform/idempotency.js';
import { bodyWithoutFile, itemOf, type RequestContext } from '../../platform/request-context.js';
import { Storage } from '../../platform/storage/storage.js';
import { KeyedMutex } from './keyed-mutex.js';
import { inTemporaryFolder, type ReceivedFile, withReceivedFile } from './received-file.js';
import { isUploadSender } from './upload-sender.js';
import { VirusScan } from './virus-scan.js';

/** An upload as its sender knows it. */
interface GrownUpload {
  upload: string;
  /** so much must be here */
  bytes?: number | undefined;
  /** hash of the whole file */
  sha256?: string | undefined;
}

/** Refusals of the bytes themselves: naming them again would change nothing. */
const REFUSES_BYTES: ReadonlySet<string> = new Set(['UNSUPPORTED_TYPE', 'UNREADABLE_FILE', 'FILE_INFECTED', 'TOO_LARGE']);

/** The one way to the file of a request, however it came: with the request, or before it in parts. Everything is scanned here. */
@Injectable()
export class ReceivedFiles {
  /** One that is named by many requests at once is put together once in this process, not by each of them. */
  private readonly turns = new KeyedMutex();

  constructor(
    private readonly database: DataSource,
    private readonly storage: Storage,
    private readonly scan: VirusScan,
    private readonly idempotency: Idempotency,
  ) {}

  /**
   * Hands the file to `work` at a place of its own on this machine, and removes it there. An upload that the request names is used once:
   * `work` answers `Idempotency.once` for its digest and name, so that the same request gets the same answer later.
   * @param megabytes the most that is taken
   * @throws what `withReceivedFile` throws; of an upload that the request names NOT_FOUND, also when it was used, UPLOAD_INCOMPLETE with
   * the bytes that are here, FILE_DAMAGED; what `VirusScan` throws
   */
  take<T>(context: RequestContext, megabytes: number, work: (file: ReceivedFile) => Promise<T>): Promise<T> {
    const scanned = async (file: ReceivedFile): Promise<T> => {
      await this.scan.refuseInfected(file.path);
      return work(file);
    };
    const { item } = context;
    const named = sentUpload.safeParse(bodyWithoutFile(context));
    // Uploads belong to items: a call about none has none that could be named, and wants its file.
    if (!item || !named.success) return withReceivedFile(context.request, megabytes, scanned);
    const { upload: id, sha256 } = named.data;
    const sent = (upload: Upload) => ({ digest: Buffer.from(sha256, 'hex').toString('base64url'), name: upload.name });
    return this.once(context, { id, sent }, (upload) => {
      const { bytes, received } = upload;
      if (received < bytes) throw apiError('UPLOAD_INCOMPLETE', { received, bytes });
      if (bytes > megabytes * MEGABYTE) throw apiError('TOO_LARGE', { megabytes });
      return this.placed(upload, async (file) => {
        if (file.digest !== sent(upload).digest) {
          await this.discard(upload);
          throw apiError('FILE_DAMAGED');
        }
        return scanned(file).catch(async (error: unknown) => {
          if (error instanceof ORPCError && REFUSES_BYTES.has(error.code)) await this.discard(upload);
          throw error;
        });
      });
    });
  }

  /**
   * Hands what came of an upload to `work` as the whole, whether or not its end was known before. What is refused stays: it may be all
   * that there is of it. What `work` gets beside it is the folder in which it lies.
   * @throws NOT_FOUND, also when it was used, EMPTY_FILE, UPLOAD_INCOMPLETE with the bytes that are here, FILE_DAMAGED, what `VirusScan` throws
   */
  takeGrown<T>(context: RequestContext, sent: GrownUpload, work: (file: ReceivedFile, folder: string) => Promise<T>): Promise<T> {
    const { upload: id, bytes = 1, sha256 } = sent;
    return this.once(context, { id, sent: () => sent }, (upload) => {
      const { received } = upload;
      if (received === 0) throw apiError('EMPTY_FILE');
      const whole = Math.max(bytes, upload.open ? 0 : upload.bytes);
      if (received < whole) throw apiError('UPLOAD_INCOMPLETE', { received, bytes: whole });
      return this.placed(upload, async (file, folder) => {
        if (sha256 !== undefined && Buffer.from(file.digest, 'base64url').toString('hex') !== sha256) throw apiError('FILE_DAMAGED');
        await this.scan.refuseInfected(file.path);
        return work(file, folder);
      });
    });
  }

  /** @param sent what the answer of the same request is kept under */
  private once<T>(
    context: RequestContext,
    { id, sent }: { id: string; sent: (upload: Upload) => object },
    work: (upload: Upload) => Promise<T>,
  ): Promise<T> {
    return this.turns.run(id, async () => {
      const upload = await this.database.manager.findOneBy(Upload, { id, itemId: itemOf(context).id });
      if (!upload || !isUploadSender(context, upload)) throw apiError('NOT_FOUND');
      if (upload.finishedAt) return this.earlier<T>(context, sent(upload));
      return work(upload).catch(async (error: unknown) => {
        // Another process was first, and its parts went while they were read here.
        const faulty = !(error instanceof ORPCError) && (await this.database.manager.findOneBy(Upload, { id }))?.finishedAt;
        if (faulty) return this.earlier<T>(context, sent(upload));
        throw error;
      });
    });
  }

  /** Returns the result of an earlier identical request. @throws NOT_FOUND for another one */
  private async earlier<T>(context: RequestContext, sent: object): Promise<T> {
    const earlier = await this.idempotency.earlier<T>(context, sent);
    if (!earlier) throw apiError('NOT_FOUND');
    return earlier.answer;
  }

  /** Puts an upload together for `work`. Once it is used, its parts go. */
  private placed<T>(upload: Upload, work: (file: ReceivedFile, folder: string) => Promise<T>): Promise<T> {
    const { name, received: bytes, id } = upload;
    let over: string[] = [];
    const use = async (manager: EntityManager): Promise<void> => {
      const unused = await manager.findOne(Upload, { where: { id, finishedAt: IsNull() }, lock: { mode: 'pessimistic_write' } });
      if (!unused) throw apiError('NOT_FOUND');
      await manager.update(Upload, { id }, { finishedAt: new Date(), parts: [] });
      over = unused.parts;
    };
    return inTemporaryFolder(async (folder) => {
      const path = join(folder, 'file');
      const digest = await this.putTogether(upload, path);
      const answer = await work({ path, name, bytes, digest: digest.toString('base64url'), use }, folder);
      await this.removeParts(over);
      return answer;
    });
  }

  /** Takes an upload away with all its parts. */
  async discard({ id, parts }: Pick<Upload, 'id' | 'parts'>): Promise<void> {
    await this.database.manager.delete(Upload, { id });
    await this.removeParts(parts);
  }

  /** Parts that cannot be deleted now are found by the cleanup job. */
  private async removeParts(keys: readonly string[]): Promise<void> {
    await Promise.allSettled(keys.map((key) => this.storage.remove(key)));
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
