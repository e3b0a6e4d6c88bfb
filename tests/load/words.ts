import { setTimeout as wait } from 'node:timers/promises';
import type { TeacherCloud } from '@murmel/contracts';
import { LiveBrowser } from '../live/support/live-browser.js';
import type { LiveSchool } from './live-school.js';
import { percentile } from './percentiles.js';

export interface WordsResult {
  sent: number;
  answered: number;
  /** different words on the wall at the end */
  shown: number;
  /** the api's answers, milliseconds */
  api: { p50: number; p95: number };
  /** from tap to wall, milliseconds */
  wall: { p50: number; p95: number };
}

/** A class writes one word after the other into one cloud while the wall shows it. At most as many words as the wall lists. */
export async function words(school: LiveSchool, guests: number, sent: number, seconds: number): Promise<WordsResult> {
  const { account, browser } = await school.teacher();
  const item = await school.cloud(account);
  const phones = await Promise.all(
    Array.from({ length: guests }, async () => {
      const phone = school.browser();
      await phone.get(`/api/word_clouds/word_clouds/${item.id}`, { headers: { 'x-access-token': item.token } });
      return { phone, live: await LiveBrowser.open(phone) };
    }),
  );
  for (const { live } of phones) await live.join(item.id);
  const projector = await LiveBrowser.open<TeacherCloud>(browser);
  const tapped = new Map<string, number>();
  const toWall: number[] = [];
  projector.socket.on('state', ({ state }) => {
    for (const { text } of (state as TeacherCloud).words) {
      const at = tapped.get(text);
      if (at === undefined) continue;
      tapped.delete(text);
      toWall.push(performance.now() - at);
    }
  });
  await projector.join(item.id);
  const toAnswer: number[] = [];
  let answered = 0;
  await Promise.all(
    Array.from({ length: sent }, async (_, index) => {
      await wait(Math.random() * seconds * 1000);
      const text = `Wort ${index}`;
      const at = performance.now();
      tapped.set(text, at);
      const { status } = await phones[index % guests]!.phone.put(
        `/api/word_clouds/word_clouds/${item.id}/add_word`,
        { words: text },
        { headers: { 'idempotency-key': text } },
      );
      toAnswer.push(performance.now() - at);
      if (status === 200) answered += 1;
    }),
  );
  await wait(1500);
  const shown = projector.newest?.words.length ?? 0;
  projector.close();
  for (const { live } of phones) live.close();
  return { sent, answered, shown, api: both(toAnswer), wall: both(toWall) };
}

function both(delays: readonly number[]): { p50: number; p95: number } {
  return { p50: percentile(delays, 0.5), p95: percentile(delays, 0.95) };
}
