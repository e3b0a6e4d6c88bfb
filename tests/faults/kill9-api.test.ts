import { setTimeout as wait } from 'node:timers/promises';
import type { Item as ItemAnswer } from '@murmel/contracts';
import { Item } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { KillableApi, untilAnswered } from './support/killable-api.js';

/** `npm run proof -- --long`: 2,000 posts and twenty kills (spec TR-03). */
const POSTS = process.env['FAULT_ROUNDS'] === undefined ? 500 : 2000;
/** Browsers that post at the same time. */
const WRITERS = 10;
const KILLS = Number(process.env['FAULT_ROUNDS'] ?? 3);
const DEADLINE_MS = 240_000 + KILLS * 20_000;

let api: KillableApi;
beforeAll(async () => {
  api = await KillableApi.open(inject('databaseUrl'));
});
afterAll(() => api.stop());

describe('kill -9 of the api while browsers create documents', () => {
  it(`[T-02] [TR-03] ${POSTS} posts, ${KILLS} kills: every answered document is there, none twice`, { timeout: DEADLINE_MS }, async () => {
    const answered = new Map<string, string>();
    let open = true;
    const writing = Promise.all(
      Array.from({ length: WRITERS }, async (_, writer) => {
        const browser = await api.people.signIn(api.browser(), await api.people.account());
        for (let n = writer; n < POSTS; n += WRITERS) {
          const title = `Dokument ${n}`;
          const { body } = await untilAnswered<ItemAnswer>(
            browser,
            'POST',
            '/api/text_editor/documents',
            title,
            { body: { title } },
            DEADLINE_MS,
          );
          answered.set(title, body.id);
          // Pauses so that the kills fall into the middle of the work and not behind it.
          await wait(KILLS * 10);
        }
      }),
    ).finally(() => {
      open = false;
    });
    for (let kill = 0; kill < KILLS && open; kill += 1) {
      const before = answered.size;
      while (open && answered.size < before + POSTS / (KILLS + 2)) await wait(5);
      await api.killAndRestart();
    }
    await writing;
    const rows = await api.database.manager.find(Item);
    const byTitle = new Map(rows.map(({ title, id }) => [title, id]));
    expect(answered.size).toBe(POSTS);
    expect(rows.length, 'rows, none of them double').toBe(POSTS);
    expect([...answered].filter(([title, id]) => byTitle.get(title) !== id)).toEqual([]);
  });
});
