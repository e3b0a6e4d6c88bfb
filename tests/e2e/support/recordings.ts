import { readFileSync } from 'node:fs';
import { RECORDERS, type RecorderKey, type Recording, type RecordingItem, TOOLS } from '@murmel/contracts';
import type { BrowserContext, Page } from '@playwright/test';
import { call } from './wire.js';

const SAMPLES: Readonly<Record<RecorderKey, string>> = {
  audio_recorder: 'sound.webm',
  screen_recorder: 'film.mp4',
  video_recorder: 'film.webm',
};

/** A recording with what a browser recorded in 1.7 s, without recording anything. @returns the id of its item */
export async function newRecording(context: BrowserContext, key: RecorderKey, title = 'Vogelstimmen'): Promise<string> {
  const { id } = await call<RecordingItem>(context, 'POST', TOOLS[key].route, { title });
  const bytes = readFileSync(new URL(`../../api/recordings/samples/${SAMPLES[key]}`, import.meta.url));
  const begun = await raw(context, 'POST', `/api/uploads?itemId=${id}`, { 'upload-defer-length': '1' });
  const address = begun['location']!;
  await raw(context, 'PATCH', address, { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' }, bytes);
  await call<Recording>(context, 'POST', RECORDERS[key].path, { itemId: id, upload: address.replace('/api/uploads/', '') });
  return id;
}

/** One with everything that can be said of it. */
export async function newDescribedRecording(context: BrowserContext, key: RecorderKey): Promise<string> {
  const id = await newRecording(context, key);
  const { recording } = await call<RecordingItem>(context, 'GET', `${TOOLS[key].route}/${id}`);
  const captions = [{ from: 0, to: 1500, text: 'Eine Amsel.' }];
  await call(context, 'PUT', `${RECORDERS[key].path}/${recording!.id}`, {
    startMs: 200,
    chapters: [{ at: 400, title: 'Amsel' }],
    captions,
  });
  return id;
}

/** @returns the heads of the answer */
async function raw(
  { request }: BrowserContext,
  method: string,
  path: string,
  headers: Record<string, string>,
  data?: Buffer,
): Promise<Record<string, string>> {
  const send = (token: string) => request.fetch(path, { method, headers: { ...headers, 'x-csrf-token': token }, ...(data && { data }) });
  const first = await send('');
  const answer = first.status() === 403 ? await send(first.headers()['x-csrf-token'] ?? '') : first;
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  return answer.headers();
}

/** Plays what a page shows, from its middle on. @returns what the browser knows of its length, and whether it went on */
export function played(page: Page): Promise<{ seconds: number; went: boolean }> {
  return page.locator('audio, video').evaluate(async (node) => {
    const media = node as HTMLMediaElement;
    if (media.readyState < 1) await new Promise((ready) => media.addEventListener('loadedmetadata', ready, { once: true }));
    media.muted = true;
    media.currentTime = media.duration / 2;
    await new Promise((sought) => media.addEventListener('seeked', sought, { once: true }));
    const from = media.currentTime;
    await media.play();
    await new Promise((ended) => setTimeout(ended, 500));
    media.pause();
    return { seconds: media.duration, went: media.currentTime > from };
  });
}
