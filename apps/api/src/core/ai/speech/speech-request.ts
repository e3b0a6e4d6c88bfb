import { openAsBlob } from 'node:fs';
import { MEGABYTE, SERVER_LIMITS } from '@murmel/contracts';
import type { AiProvider, AiSpeechModel, AiTranscriptionModel } from '@murmel/server';
import { z } from 'zod';
import { AiFailure, failureOf, failureOfAnswer } from '../ai-failure.js';
import { fetchFrom } from '../provider-fetch.js';

const maxBytes = SERVER_LIMITS.aiSpeech.answerMegabytes * MEGABYTE;
const written = z.object({ text: z.string() });

export interface OfferedTranscription {
  provider: AiProvider;
  model: AiTranscriptionModel;
}

export interface OfferedSpeech {
  provider: AiProvider;
  model: AiSpeechModel;
}

export interface Recording {
  path: string;
  type: string;
  /** file extension by which providers detect the type */
  extension: string;
  /** the spoken language, if known */
  language: string | undefined;
  signal: AbortSignal;
}

/** Returns the transcript of a recording. The SDK for compatible providers does not support speech. @throws AiFailure */
export async function requestedText({ provider, model }: OfferedTranscription, recording: Recording): Promise<string> {
  const form = new FormData();
  form.set('file', await openAsBlob(recording.path, { type: recording.type }), `aufnahme.${recording.extension}`);
  form.set('model', model.remoteId ?? model.id);
  form.set('response_format', 'json');
  if (recording.language !== undefined) form.set('language', recording.language);
  const response = await asked(provider, 'audio/transcriptions', { body: form, signal: recording.signal });
  const answer = written.safeParse(await response.json().catch(() => undefined));
  if (!answer.success) throw new AiFailure('broken', 'no text');
  return answer.data.text.trim();
}

/** A text as sound. @throws AiFailure */
export async function requestedSound(
  { provider, model }: OfferedSpeech,
  { text, voice, signal }: { text: string; voice: string; signal: AbortSignal },
): Promise<Uint8Array> {
  const body = JSON.stringify({ model: model.remoteId ?? model.id, input: text, voice, response_format: 'mp3' });
  const response = await asked(provider, 'audio/speech', { body, headers: { 'content-type': 'application/json' }, signal });
  if (!/^audio\//.test(response.headers.get('content-type') ?? '')) throw new AiFailure('broken', 'no sound');
  return response.bytes().catch((error: unknown) => {
    throw failureOf(error);
  });
}

async function asked(provider: AiProvider, path: string, { headers, ...request }: RequestInit): Promise<Response> {
  const address = new URL(`${provider.baseUrl.replace(/\/$/, '')}/${path}`);
  for (const [name, value] of Object.entries(provider.query)) address.searchParams.set(name, value);
  const key = provider.key === undefined ? {} : { authorization: `Bearer ${provider.key}` };
  try {
    const response = await fetchFrom(provider, maxBytes)(address, {
      ...request,
      method: 'POST',
      headers: { ...key, ...provider.headers, ...headers },
    });
    if (!response.ok) throw failureOfAnswer(response.status, await response.text());
    return response;
  } catch (error) {
    throw failureOf(error);
  }
}
