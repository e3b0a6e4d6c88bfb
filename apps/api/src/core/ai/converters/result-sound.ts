import { AI_SPEECH_LIMITS, speechesOf, TALKING_OUTPUTS } from '@murmel/contracts';
import type { ConverterJob } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Storage } from '../../../platform/storage/storage.js';
import { converterSoundKey } from '../../file-storage/storage-keys.js';
import type { RowLease } from '../../queue/row-lease.js';
import { rosterOf } from '../chats/roster.js';
import { RequestLog } from '../runs/requests/request-log.js';
import { Speech } from '../speech/speech.js';
import { ConversionFailed } from './conversion-failed.js';
import { beginStep, keepPart } from './job-step.js';
import { joinSounds, UnknownSound } from './join-sounds.js';
import { splitText } from './split-text.js';

/** Words of one request to a voice. */
interface SpokenPart {
  voice: string;
  text: string;
}

/** Has the text of a conversion spoken part by part, and puts the sound together. */
@Injectable()
export class ResultSound {
  constructor(
    private readonly database: DataSource,
    private readonly storage: Storage,
    private readonly speech: Speech,
  ) {}

  /** @throws AiFailure, ConversionFailed, AttemptEnded */
  async speak(job: ConverterJob, lease: RowLease): Promise<void> {
    if (job.soundType !== null) return;
    const parts = spokenParts(job);
    const roster = await rosterOf(this.database.manager, job.accountId);
    const log = new RequestLog(this.database, { conversionId: job.id });
    await beginStep(lease, 'speaking', job.sounds, parts.length);
    for (const { text, voice } of parts.slice(job.sounds)) {
      const sound = await this.speech.spoken({ text, voice, roster, signal: lease.signal, log });
      await this.storage.put(converterSoundKey(job.id, job.sounds), Buffer.from(sound), 'application/octet-stream');
      job.sounds += 1;
      await keepPart(lease, 'sounds = $3, done = $3', [job.sounds]);
    }
    await this.combine(job, lease);
  }

  private async combine(job: ConverterJob, lease: RowLease): Promise<void> {
    await beginStep(lease, 'combining');
    const parts: Buffer[] = [];
    for (let part = 0; part < job.sounds; part += 1) parts.push(await bytesOf(this.storage, converterSoundKey(job.id, part)));
    const { bytes, contentType } = joined(parts);
    await this.storage.put(converterSoundKey(job.id), bytes, contentType);
    await keepPart(lease, 'sound_type = $3, sound_bytes = $4', [contentType, bytes.length]);
    job.soundType = contentType;
    for (let part = 0; part < job.sounds; part += 1) await this.storage.remove(converterSoundKey(job.id, part));
  }
}

/** Each speech of a talk by the voice of its speaker, everything else by the first one. */
function spokenParts({ output, result, voices }: ConverterJob): SpokenPart[] {
  const { max } = AI_SPEECH_LIMITS.spoken;
  if (!TALKING_OUTPUTS.includes(output)) return splitText(result ?? '', max).map((text) => ({ text, voice: voices[0]! }));
  const speeches = speechesOf(result ?? '');
  const [first] = speeches;
  return speeches.flatMap(({ speaker, text }) =>
    splitText(text, max).map((part) => ({ text: part, voice: speaker === first!.speaker ? voices[0]! : voices[1]! })),
  );
}

function joined(parts: readonly Buffer[]) {
  try {
    return joinSounds(parts);
  } catch (error) {
    throw error instanceof UnknownSound ? new ConversionFailed('broken') : error;
  }
}

async function bytesOf(storage: Storage, key: string): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of await storage.read(key)) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
