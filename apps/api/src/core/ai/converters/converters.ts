import {
  CONVERSION,
  CONVERTER_LIMITS,
  CONVERTER_PAIRS,
  type ConverterFields,
  type ConverterFileInput,
  type ConverterInput,
  type ConverterOutput,
  type ConverterJob as JobEntry,
  SPOKEN_OUTPUTS,
  TALKING_OUTPUTS,
} from '@murmel/contracts';
import { berlinMonth, ConverterJob, newId, publish } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { apiError } from '../../../platform/api-error.js';
import { accountOf, type RequestContext, rowOf } from '../../../platform/request-context.js';
import { Storage } from '../../../platform/storage/storage.js';
import { converterSoundKey } from '../../file-storage/storage-keys.js';
import { countCreation, refundCreation } from '../../items/create-item.js';
import { asTeacher, DayBudgets } from '../budgets/day-budgets.js';
import { titleOf } from '../chats/messages.js';
import { refusePersonalData } from '../chats/refuse-personal-data.js';
import { ModelChoice } from '../model-choice.js';
import { inTurn } from '../runs/begin-run.js';
import { Speech } from '../speech/speech.js';
import { converterEntry } from './converter-entry.js';
import { Films } from './films.js';

const { text: TYPED, atOnce, kept } = CONVERTER_LIMITS;
/** Longest time in which a process notices that its job was ended elsewhere, with some air (`RowLease`). */
const STALE_MS = 2000;
/** Material that a model writes down. */
const HEARD: ReadonlySet<ConverterInput> = new Set(['audio', 'video']);

interface Wanted extends ConverterFields {
  output: ConverterOutput;
  model?: string | undefined;
  voices?: readonly string[] | undefined;
}
/** Material of a new job. */
export type Material =
  | { input: 'text'; text: string; force: boolean }
  | { input: 'website' | 'youtube'; address: string }
  | { input: ConverterFileInput; name: string; storageKey: string; bytes: number };

/** Conversions: begun, listed, cancelled, continued and deleted. The `ConverterRunner` makes them. */
@Injectable()
export class Converters {
  constructor(
    private readonly database: DataSource,
    private readonly storage: Storage,
    private readonly choice: ModelChoice,
    private readonly speech: Speech,
    private readonly budgets: DayBudgets,
    private readonly films: Films,
  ) {}

  /** @throws CONVERTER_PAIR, INVALID_VIDEO, AI_NOT_CONFIGURED, AI_MODEL_UNKNOWN, PERSONAL_DATA, CONVERTER_UNDER_WAY, LIMIT_REACHED, AI_DAY_LIMIT_REACHED */
  async create(manager: EntityManager, context: RequestContext, material: Material, wanted: Wanted): Promise<JobEntry> {
    const account = accountOf(context);
    const { output, model, voices, ...fields } = wanted;
    if (!CONVERTER_PAIRS[material.input].includes(output)) throw apiError('CONVERTER_PAIR');
    if (HEARD.has(material.input) && !this.speech.hears) throw apiError('AI_NOT_CONFIGURED');
    if (material.input === 'youtube') this.films.check(material.address);
    const spoken = this.voicesFor(output, voices);
    const writer = writes(output) ? this.choice.forTeacher(model).model.id : null;
    if (material.input === 'text' && !material.force) await refusePersonalData(manager, account.id, material.text.slice(0, TYPED));
    await inTurn(manager, { accountId: account.id, visitorId: null });
    await this.makeRoom(manager, account.id);
    if ((await manager.countBy(ConverterJob, { accountId: account.id })) >= kept)
      throw apiError('LIMIT_REACHED', { limit: kept, of: 'converters' });
    await countCreation(manager, account, CONVERSION);
    // The day is not given back: by then models were asked.
    await this.budgets.count(manager, asTeacher(account), undefined);
    const now = new Date();
    const job = manager.create(ConverterJob, {
      ...{
        id: newId(),
        accountId: account.id,
        input: material.input,
        output,
        title: titleFor(material),
        fields,
        model: writer,
        voices: spoken,
      },
      ...{ address: null, storageKey: null, bytes: null, ...sourceOf(material) },
      ...{ notes: [], result: null, sounds: 0, soundType: null, soundBytes: null, state: 'waiting', step: null, done: 0, total: 0 },
      ...{ failure: null, said: '', attempts: 0, leasedUntil: null, countedMonth: berlinMonth(now), createdAt: now, endedAt: null },
    });
    await manager.insert(ConverterJob, job);
    await publish(manager, 'person.changed', { id: account.id });
    return converterEntry(job);
  }

  /** The newest first. */
  async list(accountId: string, { page, limit }: { page: number; limit: number }) {
    const [jobs, total] = await this.database.manager.findAndCount(ConverterJob, {
      where: { accountId },
      order: { createdAt: 'DESC', id: 'DESC' },
      skip: (page - 1) * limit,
      take: limit,
    });
    return { entries: jobs.map(converterEntry), page, limit, total };
  }

  get(context: RequestContext): JobEntry {
    return converterEntry(rowOf(context, ConverterJob));
  }

  /** The process that works on it finds that its lease is gone. One that ended before keeps its end. */
  cancel(context: RequestContext): Promise<JobEntry> {
    return this.changed(context, async (manager, job) => {
      if (job.endedAt) return;
      await manager.update(ConverterJob, { id: job.id }, { state: 'cancelled', step: null, leasedUntil: null, endedAt: new Date() });
      await refundCreation(manager, { accountId: job.accountId, kind: CONVERSION, month: job.countedMonth });
    });
  }

  /** @throws CONVERTER_NOT_ENDED for one that is under way or done, or whose recording went with its text unread; CONVERTER_UNDER_WAY, LIMIT_REACHED, AI_DAY_LIMIT_REACHED */
  retry(context: RequestContext): Promise<JobEntry> {
    return this.changed(context, async (manager, job) => {
      if (job.state !== 'failed' && job.state !== 'cancelled') throw apiError('CONVERTER_NOT_ENDED');
      await this.makeRoom(manager, job.accountId);
      await countCreation(manager, accountOf(context), CONVERSION);
      await this.budgets.count(manager, asTeacher(accountOf(context)), undefined);
      await manager.update(
        ConverterJob,
        { id: job.id },
        {
          ...{
            state: 'waiting',
            failure: null,
            said: '',
            attempts: 0,
            done: 0,
            total: 0,
            endedAt: null,
            countedMonth: berlinMonth(new Date()),
          },
          // A process that does not know of the end yet learns of it within that time, before another one begins.
          leasedUntil: job.attempts > 0 && job.state === 'cancelled' ? new Date(Date.now() + STALE_MS) : null,
          // A talk without two speakers is written once more.
          ...(job.failure === 'noSpeakers' && { result: null }),
        },
      );
    });
  }

  async remove(context: RequestContext): Promise<void> {
    const { id, accountId } = rowOf(context, ConverterJob);
    const removed = await this.database.transaction(async (manager) => {
      const job = await manager.findOne(ConverterJob, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!job) return null;
      await manager.delete(ConverterJob, { id });
      if (!job.endedAt) await refundCreation(manager, { accountId, kind: CONVERSION, month: job.countedMonth });
      await publish(manager, 'person.changed', { id: accountId });
      return job;
    });
    if (removed) await this.removeFiles(removed);
  }

  /** Deletes the stored bytes of an account that is being deleted; the rows are deleted with the account. */
  async forget(accountId: string): Promise<void> {
    for (const job of await this.database.manager.findBy(ConverterJob, { accountId })) await this.removeFiles(job);
  }

  private async removeFiles({ id, storageKey, sounds }: ConverterJob): Promise<void> {
    if (storageKey !== null) await this.storage.remove(storageKey);
    for (let part = 0; part <= sounds; part += 1) await this.storage.remove(converterSoundKey(id, part));
    await this.storage.remove(converterSoundKey(id));
  }

  private async changed(context: RequestContext, change: (manager: EntityManager, job: ConverterJob) => Promise<void>): Promise<JobEntry> {
    const { id, accountId } = rowOf(context, ConverterJob);
    return this.database.transaction(async (manager) => {
      await inTurn(manager, { accountId, visitorId: null });
      const job = await manager.findOne(ConverterJob, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!job) throw apiError('NOT_FOUND');
      await change(manager, job);
      await publish(manager, 'person.changed', { id: accountId });
      return converterEntry(await manager.findOneByOrFail(ConverterJob, { id }));
    });
  }

  /** @throws CONVERTER_UNDER_WAY with the number */
  private async makeRoom(manager: EntityManager, accountId: string): Promise<void> {
    if ((await manager.countBy(ConverterJob, { accountId, endedAt: IsNull() })) >= atOnce)
      throw apiError('CONVERTER_UNDER_WAY', { limit: atOnce });
  }

  /** @throws AI_NOT_CONFIGURED where there is no voice, AI_MODEL_UNKNOWN */
  private voicesFor(output: ConverterOutput, wanted: readonly string[] = []): string[] {
    if (!SPOKEN_OUTPUTS.includes(output)) return [];
    const { voices } = this.speech.voices();
    if (voices.length === 0) throw apiError('AI_NOT_CONFIGURED');
    if (wanted.some((id) => !voices.some((voice) => voice.id === id))) throw apiError('AI_MODEL_UNKNOWN');
    const speakers = TALKING_OUTPUTS.includes(output) ? 2 : 1;
    return Array.from({ length: speakers }, (_, index) => wanted[index] ?? (voices[index] ?? voices[0]!).id);
  }
}

/** True for a result that a model writes. */
export const writes = (output: ConverterOutput): boolean => output !== 'text' && output !== 'transcript' && output !== 'audio';

function titleFor(material: Material): string {
  if (material.input === 'text') return titleOf(material.text);
  return titleOf('address' in material ? material.address : material.name);
}

/** Fields of the row by material: a typed text is its own source. */
function sourceOf(material: Material): Partial<ConverterJob> {
  if (material.input === 'text') {
    const taken = material.text.slice(0, TYPED).toWellFormed();
    return { sourceText: taken, taken: taken.length, letters: material.text.length };
  }
  const unread = { sourceText: null, taken: null, letters: null };
  if ('address' in material) return { ...unread, address: material.address };
  return { ...unread, storageKey: material.storageKey, bytes: material.bytes };
}
