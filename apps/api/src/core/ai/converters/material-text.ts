import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { CONVERTER_LIMITS, SERVER_LIMITS } from '@murmel/contracts';
import type { ConverterJob } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Storage } from '../../../platform/storage/storage.js';
import { FileTextWorker } from '../../extraction/file-text-worker.js';
import { inTemporaryFolder } from '../../file-storage/received-file.js';
import type { RowLease } from '../../queue/row-lease.js';
import { FETCH_RULES, type FetchRules } from '../../web-requests/fetch-rules.js';
import { RequestLog } from '../runs/requests/request-log.js';
import { Speech } from '../speech/speech.js';
import { readPage } from '../tools/pages/crawl-web-page.js';
import { ConversionFailed } from './conversion-failed.js';
import { beginStep, keepPart } from './job-step.js';

const { source: MOST } = CONVERTER_LIMITS;
const { websiteSeconds } = SERVER_LIMITS.converters;
const { seconds: hearingSeconds } = SERVER_LIMITS.aiSpeech;

/** Gets the text out of the material of a conversion. The file goes as soon as its text is there. */
@Injectable()
export class MaterialText {
  constructor(
    private readonly database: DataSource,
    private readonly storage: Storage,
    private readonly reading: FileTextWorker,
    private readonly speech: Speech,
    @Inject(FETCH_RULES) private readonly rules: FetchRules,
  ) {}

  /** @throws Unreadable, AiFailure, ConversionFailed, AttemptEnded */
  async extract(job: ConverterJob, lease: RowLease): Promise<void> {
    await beginStep(lease, 'extracting');
    if (job.sourceText !== null) return;
    const whole = job.address === null ? await this.ofFile(job, lease.signal) : await this.ofPage(job.address, lease.signal);
    const text = whole.slice(0, MOST).toWellFormed();
    await keepPart(lease, 'source_text = $3, taken = $4, letters = $5, storage_key = null', [text, text.length, whole.length]);
    if (job.storageKey !== null) await this.storage.remove(job.storageKey);
    Object.assign(job, { sourceText: text, taken: text.length, letters: whole.length, storageKey: null });
  }

  private async ofPage(address: string, signal: AbortSignal): Promise<string> {
    const within = AbortSignal.any([signal, AbortSignal.timeout(websiteSeconds * 1000)]);
    const read = await readPage(this.rules, address, within).catch((error: unknown) => {
      signal.throwIfAborted();
      throw error instanceof Error ? new ConversionFailed('website') : error;
    });
    return read.text;
  }

  private ofFile({ id, input, storageKey, fields }: ConverterJob, signal: AbortSignal): Promise<string> {
    if (storageKey === null) throw new ConversionFailed('broken');
    return inTemporaryFolder(async (folder) => {
      const path = join(folder, 'file');
      await pipeline(await this.storage.read(storageKey), createWriteStream(path));
      if (input === 'pdf') return this.ofPdf(path, signal);
      const within = AbortSignal.any([signal, AbortSignal.timeout(hearingSeconds * 1000)]);
      const log = new RequestLog(this.database, { conversionId: id });
      const said = await this.speech.written({ path, language: fields.language === 'en' ? 'en' : undefined, signal: within, log });
      if (said === '') throw new ConversionFailed('nothingSaid');
      return said;
    });
  }

  private async ofPdf(path: string, signal: AbortSignal): Promise<string> {
    const pages: string[] = [];
    for (let from: number | null = 1; from !== null; ) {
      const read = await this.reading.read({ path, ending: 'pdf', from, cut: 'whole' }, signal);
      pages.push(...read.passages.map(({ text }) => text));
      from = read.next;
    }
    if (pages.length === 0) throw new ConversionFailed('noText');
    return pages.join('\n\n');
  }
}
