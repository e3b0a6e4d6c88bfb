import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AI_SPEECH_LIMITS, AI_STEP_LIMITS, MEGABYTE, SERVER_LIMITS } from '@murmel/contracts';
import { z } from 'zod';
import { inTemporaryFolder } from '../../file-storage/received-file.js';
import { limitStream } from '../../web-requests/limit-stream.js';
import { safeFetch } from '../../web-requests/safe-fetch.js';
import { singleLine } from '../../web-requests/single-line.js';
import { type ModelTool } from './model-tool.js';
import { strangeAddress } from './pages/known-addresses.js';
import { StepFailed } from './step-failed.js';

const maxBytes = AI_SPEECH_LIMITS.audioMegabytes * MEGABYTE;

/** Transcribes a film or a recording whose address a teacher typed. */
export const transcribeVideo: ModelTool<{ address: string }> = {
  description:
    'Schreibt mit, was in einem Video oder einer Aufnahme gesagt wird. Nur für Dateien, deren Adresse die Lehrkraft selbst geschrieben hat; andere erst nach einem Klick.',
  input: z.strictObject({ address: z.string().min(1).max(2000).describe('die Adresse, genau wie die Lehrkraft sie schrieb') }),
  withinSeconds: SERVER_LIMITS.aiSpeech.seconds,
  available: ({ rules, speech }) => rules.ports.size > 0 && speech.hears !== undefined,
  subject: ({ address }) => singleLine(URL.parse(address)?.host ?? address, AI_STEP_LIMITS.subject),
  waits: (context, { address }) => strangeAddress(context, address),
  run: async ({ rules, language, signal, speech }, { address }) => {
    const gone = (): never => {
      throw new StepFailed('videoGone');
    };
    const { url, type, body } = await safeFetch(rules, new URL(address).href, 'video/*,audio/*;q=0.9', signal).catch(gone);
    if (!/^(?:audio|video)\//.test(type)) {
      body.destroy();
      return gone();
    }
    const text = await inTemporaryFolder(async (folder) => {
      const path = join(folder, 'sound');
      await pipeline(Readable.from(limitStream(body, false, maxBytes)), createWriteStream(path)).catch(gone);
      return speech.written({ path, language, signal }).catch(gone);
    });
    if (text === '') throw new StepFailed('nothing');
    return { text, sources: [{ title: url.host, address: url.href }] };
  },
};
