import { readFileSync } from 'node:fs';
import { RECORDERS, type RecorderKey, type Recording, type RecordingItem, TOOLS } from '@murmel/contracts';
import type { Answer, Refusal, TestBrowser } from '../../support/browser.js';
import { part } from '../uploads/sent-in-parts.js';

/** Recordings of 1.7 s as browsers write them: without a length, and without an index; `made-film.mp4` is what ffmpeg makes of `film.webm`. */
export type SampleName = 'sound.webm' | 'sound.m4a' | 'film.webm' | 'film.mp4' | 'made-film.mp4';
export const sample = (name: SampleName): Buffer => readFileSync(new URL(`samples/${name}`, import.meta.url));
export const SAMPLE_OF: Readonly<Record<RecorderKey, SampleName>> = {
  audio_recorder: 'sound.webm',
  screen_recorder: 'film.mp4',
  video_recorder: 'film.webm',
};

/** Begins an upload whose length is not known yet. */
export function beginGrowing(browser: TestBrowser, item: { id: string }): Promise<Answer<Refusal>> {
  return browser.post<Refusal>(`/api/uploads?itemId=${item.id}`, undefined, {
    headers: { 'upload-defer-length': '1', 'tus-resumable': '1.0.0' },
  });
}

/** Sends bytes in parts, as a recorder does. @returns the id of the upload, which is still open */
export async function grown(browser: TestBrowser, item: { id: string }, bytes: Buffer, parts = 3): Promise<string> {
  const id = (await beginGrowing(browser, item)).headers.get('location')!.replace('/api/uploads/', '');
  const size = Math.ceil(bytes.length / parts);
  for (let at = 0; at < bytes.length; at += size) await part(browser, id, at, bytes.subarray(at, at + size));
  return id;
}

export function keep(
  browser: TestBrowser,
  item: { id: string },
  upload: string,
  { key = 'audio_recorder', headers = {}, ...more }: { key?: RecorderKey; headers?: Record<string, string>; [field: string]: unknown } = {},
): Promise<Answer<Recording & Refusal>> {
  return browser.post(`/api${RECORDERS[key].path}`, { itemId: item.id, upload, ...more }, { headers });
}

export const itemPath = (key: RecorderKey, id: string): string => `/api${TOOLS[key].route}/${id}`;
export const recordingPath = (key: RecorderKey, id: string): string => `/api${RECORDERS[key].path}/${id}`;

/** An item with what was recorded for it. */
export async function recorded(browser: TestBrowser, key: RecorderKey = 'audio_recorder', name = SAMPLE_OF[key]): Promise<RecordingItem> {
  const { body } = await browser.post<RecordingItem>(`/api${TOOLS[key].route}`, { title: 'Vogelstimmen' });
  const { status } = await keep(browser, body, await grown(browser, body, sample(name)), { key });
  if (status !== 201) throw new Error(`not kept: ${status}`);
  return (await browser.get<RecordingItem>(itemPath(key, body.id))).body;
}
