import { setTimeout as wait } from 'node:timers/promises';
import { LIMITS, type TeacherCloud } from '@murmel/contracts';
import { WordCloudWord } from '@murmel/server';
import { LiveBrowser } from '../live/support/live-browser.js';
import type { LiveSchool } from './live-school.js';
import { percentile } from './percentiles.js';

export interface LessonPlan {
  visitors: number;
  /** all come in within this time */
  joinSeconds: number;
  wordsEach: number;
  /** the words are spread over this time */
  writeSeconds: number;
}

export interface LessonResult {
  sent: number;
  /** answered, but not in the database */
  lost: number;
  /** in the database more often than answered */
  doubled: number;
  refused: number;
  /** from tap to projector, milliseconds */
  p50: number;
  p95: number;
}

/** A school behind one address takes part in one word cloud; all pupils join by the secret link, as with a QR code. */
export async function lesson(school: LiveSchool, plan: LessonPlan): Promise<LessonResult> {
  const { account, browser } = await school.teacher();
  const item = await school.cloud(account);
  const projector = await LiveBrowser.open<TeacherCloud>(browser);
  const tapped = new Map<string, number>();
  const delays: number[] = [];
  projector.socket.on('state', ({ state }) => {
    const now = performance.now();
    for (const { text } of (state as TeacherCloud).words) {
      const at = tapped.get(text);
      if (at === undefined) continue;
      tapped.delete(text);
      delays.push(now - at);
    }
  });
  await projector.join(item.id);

  const answered: string[] = [];
  let refused = 0;
  await Promise.all(
    Array.from({ length: plan.visitors }, async (_, index) => {
      await wait(Math.random() * plan.joinSeconds * 1000);
      const phone = school.browser();
      await phone.get(`/api/word_clouds/word_clouds/${item.id}`, { headers: { 'x-access-token': item.token } });
      const live = await LiveBrowser.open(phone);
      await live.join(item.id);
      for (let word = 0; word < plan.wordsEach; word += 1) {
        await wait(((0.5 + Math.random()) * plan.writeSeconds * 1000) / plan.wordsEach);
        const text = `Wort ${index} ${word}`;
        tapped.set(text, performance.now());
        const { status } = await phone.put(
          `/api/word_clouds/word_clouds/${item.id}/add_word`,
          { words: text },
          { headers: { 'idempotency-key': text } },
        );
        if (status === 200) answered.push(text);
        else refused += 1;
      }
      live.close();
    }),
  );
  await wait(1500);
  projector.close();
  const stored = (await school.database.manager.findBy(WordCloudWord, { itemId: item.id })).map(({ text }) => text);
  const different = new Set(stored);
  return {
    sent: plan.visitors * plan.wordsEach,
    refused,
    // The projector's list ends at a thousand different words: those behind it are stored, but not seen.
    lost: answered.filter((text) => !different.has(text)).length + tapped.size - Math.max(0, different.size - LIMITS.wordCloud.listed),
    doubled: stored.length - different.size,
    p50: percentile(delays, 0.5),
    p95: percentile(delays, 0.95),
  };
}
