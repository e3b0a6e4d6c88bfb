import { decide } from '@murmel/access-policy';
import {
  type ExportEntry,
  type ExportForm,
  type ExportLimit,
  type ExportList,
  MEGABYTE,
  PDF_KINDS,
  SERVER_LIMITS,
} from '@murmel/contracts';
import { type Configuration, ExportJob, Item, loadItemFacts, newId, publish } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, IsNull } from 'typeorm';
import { apiError } from '../../../platform/api-error.js';
import { CONFIGURATION } from '../../../platform/injection-tokens.js';
import { accountOf, type RequestContext, rowOf } from '../../../platform/request-context.js';
import { Storage } from '../../../platform/storage/storage.js';
import { ClientNetworks } from '../../accounts/client-networks.js';
import { refusePartnerMaterial } from '../../partners/partner-materials.js';
import type { PdfFormat } from '../../pdf-layout/pdf-layout.js';
import { callerOf } from './caller-of.js';
import { exportEntry, isExpired } from './export-entry.js';

const { running, waiting, waitingMegabytes, hours } = SERVER_LIMITS.exportJobs;
const HOUR_MS = 3_600_000;

/** Requested items of an export, and their format. */
export interface WantedExport extends PdfFormat {
  form: ExportForm;
  /** undefined: everything of their own */
  ids?: string[] | undefined;
}

/** A teacher's exports: ordered, listed, taken away. Who puts them together is the `ExportRunner`. */
@Injectable()
export class ExportJobs {
  constructor(
    private readonly database: DataSource,
    private readonly storage: Storage,
    private readonly places: ClientNetworks,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  /** @throws BAD_REQUEST for a PDF of anything but one thing, NOT_FOUND and PARTNER_NOT_ENABLED for what may not be taken along, LIMIT_REACHED with the number */
  async create(manager: EntityManager, context: RequestContext, { form, ids, paper, tone, language }: WantedExport): Promise<ExportEntry> {
    const { id: accountId } = accountOf(context);
    const itemIds = ids ? [...new Set(ids)] : null;
    if (form === 'pdf' && itemIds?.length !== 1) throw apiError('BAD_REQUEST', { field: 'ids' });
    const items = itemIds ? await this.takenAlong(manager, context, form, itemIds) : [];
    await refuseMore(manager, accountId);
    const now = new Date();
    const job = manager.create(ExportJob, {
      ...{ id: newId(), accountId, form, itemIds, paper, tone, language, state: 'waiting', attempts: 0, done: 0, total: 0, leftOut: 0 },
      ...{ leasedUntil: null, storageKey: null, extension: null, bytes: null, reason: null },
      place: this.places.hashOf(context.request),
      title: items.length === 1 ? items[0]!.title : '',
      createdAt: now,
      expiresAt: new Date(now.getTime() + hours * HOUR_MS),
    });
    await manager.save(ExportJob, job);
    await publish(manager, 'person.changed', { id: accountId });
    return exportEntry(job, now);
  }

  /** The newest first. */
  async list(accountId: string): Promise<ExportList> {
    const jobs = await this.database.manager.find(ExportJob, { where: { accountId }, order: { createdAt: 'DESC', id: 'DESC' } });
    const now = new Date();
    return { entries: jobs.map((job) => exportEntry(job, now)) };
  }

  /** Restarts a job that failed, or whose result was not fetched within its day. @throws EXPORT_UNDER_WAY for all others, LIMIT_REACHED */
  async again(context: RequestContext): Promise<ExportEntry> {
    const { id, storageKey } = rowOf(context, ExportJob);
    const now = new Date();
    const job = await this.database.transaction(async (manager) => {
      const found = await manager.findOne(ExportJob, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!found) throw apiError('NOT_FOUND');
      if (found.state !== 'failed' && !isExpired(found, now)) throw apiError('EXPORT_UNDER_WAY');
      await refuseMore(manager, found.accountId);
      const empty = { attempts: 0, done: 0, total: 0, leftOut: 0, storageKey: null, extension: null, bytes: null, reason: null };
      const place = this.places.hashOf(context.request);
      const fresh = { ...found, ...empty, place, state: 'waiting' as const, expiresAt: new Date(now.getTime() + hours * HOUR_MS) };
      await manager.save(ExportJob, fresh);
      await publish(manager, 'person.changed', { id: found.accountId });
      return fresh;
    });
    if (storageKey) await this.storage.remove(storageKey);
    return exportEntry(job, now);
  }

  /** Deletes a job with its result; a process that works on it notices. */
  async remove(context: RequestContext): Promise<void> {
    const { id, accountId } = rowOf(context, ExportJob);
    const [rows] = await this.database.query<[{ storage_key: string | null }[]]>(
      'delete from export_job where id = $1 returning storage_key',
      [id],
    );
    await publish(this.database.manager, 'person.changed', { id: accountId });
    for (const { storage_key: key } of rows) if (key) await this.storage.remove(key);
  }

  /** Deletes all export files of an account that is being deleted; the rows are deleted with the account. */
  async forget(accountId: string): Promise<void> {
    for (const { storageKey } of await this.database.manager.findBy(ExportJob, { accountId }))
      if (storageKey) await this.storage.remove(storageKey);
  }

  /** Files whose day is over. @returns how many went */
  async removeExpired(now: Date): Promise<number> {
    const ready = await this.database.manager.findBy(ExportJob, { state: 'ready' });
    let removed = 0;
    for (const { storageKey, ...job } of ready) {
      if (!isExpired(job, now) || !(await this.storage.exists(storageKey!))) continue;
      await this.storage.remove(storageKey!);
      removed += 1;
    }
    return removed;
  }

  /** Returns the named items that the job will find: by the rights of this account, without those of this request alone. */
  private async takenAlong(manager: EntityManager, context: RequestContext, form: ExportForm, ids: readonly string[]): Promise<Item[]> {
    const { actor, presented } = callerOf(this.configuration, accountOf(context));
    const items = await manager.findBy(Item, { id: In([...ids]), parentId: IsNull() });
    const facts = await loadItemFacts(manager, actor, [...ids], presented);
    const operation = form === 'murmel' ? 'item.remix' : 'item.read';
    const may = (item: Item): boolean =>
      decide(actor, operation, { item: facts.get(item.id) }).allow && (form !== 'pdf' || PDF_KINDS.some((kind) => kind === item.kind));
    if (items.length < ids.length || !items.every(may)) throw apiError('NOT_FOUND');
    if (form === 'murmel') for (const item of items) await refusePartnerMaterial(manager, accountOf(context), item);
    return items;
  }
}

/** One request after the other, so that two at once do not both find room. @throws LIMIT_REACHED with the number */
async function refuseMore(manager: EntityManager, accountId: string): Promise<void> {
  await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`exports of ${accountId}`]);
  const jobs = await manager.findBy(ExportJob, { accountId });
  const now = new Date();
  const ready = jobs.filter((job) => job.state === 'ready' && !isExpired(job, now));
  const refuse = (of: ExportLimit, limit: number): void => {
    throw apiError('LIMIT_REACHED', { of, limit });
  };
  if (jobs.filter(({ state }) => state === 'waiting' || state === 'running').length >= running) refuse('running', running);
  if (ready.length >= waiting) refuse('waiting', waiting);
  if (ready.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0) >= waitingMegabytes * MEGABYTE) refuse('waitingMegabytes', waitingMegabytes);
}
