import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { CONVERTER_LIMITS, SERVER_LIMITS } from '@murmel/contracts';
import type { ConverterJob } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Storage } from '../../../platform/storage/storage.js';
import { FileText } from '../../extraction/file-text.js';
import { Ocr } from '../../extraction/ocr.js';
import { inTemporaryFolder } from '../../file-storage/received-file.js';
import type { RowLease } from '../../queue/row-lease.js';
import { RequestLog } from '../runs/requests/request-log.js';
import { Speech } from '../speech/speech.js';
import { ConversionFailed } from './conversion-failed.js';
import { beginStep, keepPart } from './job-step.js';
import { LinkedText } from './linked-text.js';

const { source: MOST } = CONVERTER_LIMITS;
const { seconds: hearingSeconds } = SERVER_LIMITS.aiSpeech;

/** Gets the text out of the material of a conversion. The file goes as soon as its text is there. */
@Injectable()
export class MaterialText {
  constructor(
    private readonly database: DataSource,
    private readonly storage: Storage,
    private readonly reading: FileText,
    private readonly ocr: Ocr,
    private readonly linked: LinkedText,
    private readonly speech: Speech,
  ) {}

  /** @throws Unreadable, AiFailure, ConversionFailed, AttemptEnded */
  async extract(job: ConverterJob, lease: RowLease): Promise<void> {
    await beginStep(lease, 'extracting');
    if (job.sourceText !== null) return;
    const whole = job.address === null ? await this.ofFile(job, lease) : await this.linked.read(job, job.address, lease.signal);
    const text = whole.slice(0, MOST).toWellFormed().replaceAll('\0', ' ');
    await keepPart(lease, 'source_text = $3, taken = $4, letters = $5, storage_key = null', [text, text.length, whole.length]);
    if (job.storageKey !== null) await this.storage.remove(job.storageKey);
    Object.assign(job, { sourceText: text, taken: text.length, letters: whole.length, storageKey: null });
  }

  private ofFile({ id, input, storageKey, fields }: ConverterJob, lease: RowLease): Promise<string> {
    const { signal } = lease;
    if (storageKey === null) throw new ConversionFailed('broken');
    return inTemporaryFolder(async (folder) => {
      const path = join(folder, 'file');
      await pipeline(await this.storage.read(storageKey), createWriteStream(path));
      if (input === 'pdf') return this.ofPdf(path, lease);
      if (input === 'image') return this.ofPicture(path, signal);
      const within = AbortSignal.any([signal, AbortSignal.timeout(hearingSeconds * 1000)]);
      const log = new RequestLog(this.database, { conversionId: id });
      const said = await this.speech.written({ path, language: fields.language === 'en' ? 'en' : undefined, signal: within, log });
      if (said === '') throw new ConversionFailed('nothingSaid');
      return said;
    });
  }

  private async ofPdf(path: string, lease: RowLease): Promise<string> {
    const read: string[] = [];
    const manner = { cut: 'whole', scans: 'converters', signal: lease.signal } as const;
    for await (const { passages, pages, next } of this.reading.read({ path, ending: 'pdf' }, manner)) {
      read.push(...passages.map(({ text }) => text));
      if (pages !== null && next !== null) await beginStep(lease, 'extracting', next - 1, pages);
    }
    if (read.length === 0) throw new ConversionFailed('noText');
    return read.join('\n\n');
  }

  private async ofPicture(path: string, signal: AbortSignal): Promise<string> {
    const [read] = await this.ocr.pictures([path], { signal });
    if (!read || read.text === '') throw new ConversionFailed('noWords');
    return read.text;
  }
}
