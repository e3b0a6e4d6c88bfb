import { join } from 'node:path';
import { MEGABYTE, RECORDING_LIMITS, SERVER_LIMITS, TUS_HEADERS } from '@murmel/contracts';
import { newId, Upload } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource, type FindOperator, IsNull, LessThanOrEqual } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { header } from '../../platform/identify.js';
import { itemOf, type RequestContext, rowOf } from '../../platform/request-context.js';
import { Storage } from '../../platform/storage/storage.js';
import { VisitorSessions } from '../accounts/visitor-sessions.js';
import { inTemporaryFolder } from '../file-storage/received-file.js';
import { ReceivedFiles } from '../file-storage/received-files.js';
import { receivePart } from '../file-storage/received-part.js';
import { isUploadSender, uploadSenderOf } from '../file-storage/upload-sender.js';
import { FileQuota } from '../files/file-quota.js';
import { FileRules } from '../files/file-rules.js';

const { partMegabytes, atOnce, hours, finishedMinutes } = SERVER_LIMITS.upload;
const OCTETS = 'application/offset+octet-stream';

/**
 * Manages uploads into items. Each part is in the storage before it counts. Any process can therefore accept the next one, and acknowledged
 * parts survive the end of any process (ADR 51).
 */
@Injectable()
export class Uploads {
  constructor(
    private readonly database: DataSource,
    private readonly storage: Storage,
    private readonly rules: FileRules,
    private readonly quota: FileQuota,
    private readonly visitors: VisitorSessions,
    private readonly received: ReceivedFiles,
  ) {}

  /**
   * An upload of unknown length reserves the room of the longest that the tool accepts.
   * @throws PARAMETER_MISSING without a length, EMPTY_FILE, TOO_LARGE with the megabytes, LIMIT_REACHED, what `FileRules` and `FileQuota` throw
   */
  async create(context: RequestContext): Promise<Upload> {
    const { megabytes, grows } = await this.rules.largest(context);
    const open = grows && header(context.request, TUS_HEADERS.deferred) === '1';
    const bytes = open ? megabytes * MEGABYTE : numberIn(context, TUS_HEADERS.length);
    if (bytes === 0) throw apiError('EMPTY_FILE');
    if (bytes > megabytes * MEGABYTE) throw apiError('TOO_LARGE', { megabytes });
    await this.visitors.ensureSender(context);
    const now = new Date();
    const upload: Upload = {
      id: newId(),
      itemId: itemOf(context).id,
      ...uploadSenderOf(context),
      name: nameIn(context),
      bytes,
      open,
      received: 0,
      parts: [],
      createdAt: now,
      changedAt: now,
      finishedAt: null,
    };
    await this.database.transaction(async (manager) => {
      await this.quota.take(manager, context, bytes);
      const { accountId, visitorId, itemId } = upload;
      const mine = { itemId, accountId: accountId ?? IsNull(), visitorId: visitorId ?? IsNull(), finishedAt: IsNull() };
      if ((await manager.countBy(Upload, mine)) >= atOnce) throw apiError('LIMIT_REACHED', { limit: atOnce });
      await manager.insert(Upload, upload);
    });
    await this.rules.tellMoved(context, 'coming');
    return upload;
  }

  /** @throws NOT_FOUND also for others than its sender */
  one(context: RequestContext): Upload {
    const upload = rowOf(context, Upload);
    if (!isUploadSender(context, upload)) throw apiError('NOT_FOUND');
    return upload;
  }

  /**
   * Takes the next part.
   * @returns how many bytes are here now
   * @throws FORBIDDEN, BAD_REQUEST with what is missing, UPLOAD_INCOMPLETE with the bytes that are here, TOO_LARGE with the megabytes of a part
   */
  async append(context: RequestContext): Promise<number> {
    const { id, bytes, received } = this.one(context);
    await this.rules.refuseLooking(context);
    if (numberIn(context, TUS_HEADERS.offset) !== received) throw apiError('UPLOAD_INCOMPLETE', { received, bytes });
    if (header(context.request, 'content-type') !== OCTETS) throw apiError('BAD_REQUEST', { header: 'content-type' });
    const most = Math.min(partMegabytes * MEGABYTE, bytes - received);
    if (Number(header(context.request, 'content-length') ?? 0) > most) throw apiError('TOO_LARGE', { megabytes: most / MEGABYTE });
    return inTemporaryFolder(async (folder) => {
      const path = join(folder, 'part');
      const came = await receivePart(context.request, path, most);
      if (came === 0) return received;
      const key = `uploads/${id}/${newId()}`;
      await this.storage.putFile(key, path, 'application/octet-stream');
      if (await this.counts(id, received, came, key)) {
        await this.rules.tellMoved(context, 'coming');
        return received + came;
      }
      await this.storage.remove(key);
      throw apiError('UPLOAD_INCOMPLETE', { bytes });
    });
  }

  async remove(context: RequestContext): Promise<void> {
    await this.received.discard(this.one(context));
    await this.rules.tellMoved(context, 'went');
  }

  /** Deletes abandoned uploads, and complete ones once their file has its place. @returns how many */
  async removeExpired(now: Date): Promise<number> {
    const expired = await this.database.manager.find(Upload, {
      where: [
        { open: false, changedAt: before(now, hours * 60) },
        { open: true, changedAt: before(now, RECORDING_LIMITS.unfinishedDays * 24 * 60) },
        { finishedAt: before(now, finishedMinutes) },
      ],
      select: { id: true, parts: true },
    });
    for (const upload of expired) await this.received.discard(upload);
    return expired.length;
  }

  /** Counts one of two requests that send the same part at the same time. */
  private async counts(id: string, from: number, bytes: number, key: string): Promise<boolean> {
    const { affected } = await this.database
      .createQueryBuilder()
      .update(Upload)
      .set({ received: from + bytes, parts: () => 'array_append(parts, :key)', changedAt: new Date() })
      .where('id = :id and received = :from and finished_at is null', { id, from, key })
      .execute();
    return affected === 1;
  }
}

function before(now: Date, minutes: number): FindOperator<Date> {
  return LessThanOrEqual(new Date(now.getTime() - minutes * 60_000));
}

/** @throws PARAMETER_MISSING, BAD_REQUEST where it is no whole number */
function numberIn({ request }: RequestContext, name: string): number {
  const given = header(request, name);
  if (given === undefined) throw apiError('PARAMETER_MISSING', { parameter: name });
  if (!/^\d{1,12}$/.test(given)) throw apiError('BAD_REQUEST', { header: name });
  return Number(given);
}

/** `Upload-Metadata: filename <base64>, …` as tus has it. */
function nameIn({ request }: RequestContext): string {
  const pairs = (header(request, TUS_HEADERS.metadata) ?? '').split(',').map((pair) => pair.trim().split(' '));
  const given = pairs.find(([key]) => key === 'filename')?.[1] ?? '';
  // Nothing in a name that PostgreSQL cannot keep; what else it may be is decided where the file gets its place.
  return Buffer.from(given, 'base64').toString('utf8').replaceAll('\0', '').slice(0, 1000);
}
