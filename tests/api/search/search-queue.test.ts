import { Item, type SearchText } from '@murmel/server';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { SearchIndexRunner } from '../../../apps/api/src/core/search/search-index-runner.js';
import { CONTRIBUTIONS, type Contributions, type ToolContribution } from '../../../apps/api/src/core/tool-contribution/contributions.js';
import { startApi, type TestApi } from '../../support/api.js';
import { teacher } from '../classes/class-cast.js';
import { backdateSearchNotes, found, readDue, text, writeWords } from './finding.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());
beforeEach(() => writeWords(api));

/** Makes the first note of an item look like one that a process holds, or held before it went. */
async function leased(item: Item, { hours, attempts }: { hours: number; attempts: number }): Promise<void> {
  await api.database.query(
    `update item_words_due set attempts = $2, leased_until = now() + make_interval(hours => $3)
      where id = (select min(id) from item_words_due where item_id = $1)`,
    [item.id, attempts, hours],
  );
}

/** Both processes that look for a row wait: one for the pause, the other for it or for the first one. */
const WAITING = `select count(*)::int from pg_locks where locktype = 'advisory' and not granted
  and database = (select oid from pg_database where datname = current_database())`;

/** Stops each claim after it has chosen its row and before it has stored that. @returns what lets them go on */
async function pausedClaims(): Promise<() => Promise<void>> {
  const holder = api.database.createQueryRunner();
  await holder.query(`
    create function pause_claim() returns trigger language plpgsql as $$ begin perform pg_advisory_xact_lock_shared(1); return new; end $$;
    create trigger paused before update on item_words_due for each row execute function pause_claim();
    select pg_advisory_lock(1);
  `);
  return async () => {
    await holder.query('select pg_advisory_unlock(1)');
    await holder.query('drop function pause_claim cascade');
    await holder.release();
  };
}

/** Replaces the next reading of a text document. */
function nextReading(searchText: () => Promise<SearchText[]>): void {
  const tool = api.application.get<Contributions>(CONTRIBUTIONS).text_document as Required<ToolContribution>;
  vi.spyOn(tool, 'searchText').mockImplementationOnce(searchText);
}

describe('items whose search text is due', () => {
  it('several processes read nothing at the same time; what changed just now settles first', async () => {
    const { account } = await teacher(api);
    for (let made = 0; made < 30; made += 1) await api.people.item(account, { title: `Nummer ${made}` });
    expect(await api.application.get(SearchIndexRunner).round()).toBe(false);
    // Of each item there is another note, which a second process could take.
    await api.database.query('insert into item_words_due (item_id, since) select item_id, since from item_words_due');
    await backdateSearchNotes(api);
    const read = await Promise.all([readDue(api), readDue(api), readDue(api)]);
    expect(read.reduce((sum, items) => sum + items)).toBe(30);
  });

  it('of two processes that look at the same moment one has an item, also where it was noted twice', async () => {
    const { account } = await teacher(api);
    const item = await api.people.item(account);
    await api.database.query('insert into item_words_due (item_id, since) values ($1, now())', [item.id]);
    await backdateSearchNotes(api);
    const runner = api.application.get(SearchIndexRunner);
    const goOn = await pausedClaims();
    const rounds = Promise.all([runner.round(), runner.round()]);
    await expect.poll(() => api.database.query(WAITING)).toEqual([{ count: 2 }]);
    await goOn();
    expect((await rounds).sort()).toEqual([false, true]);
  });

  it('an item of a process that is gone is read by another one once its lease is over, with all that was noted meanwhile', async () => {
    const { account, browser } = await teacher(api);
    const item = await text(api, account, 'Verlassen', ['Murmeltier']);
    await leased(item, { hours: 1, attempts: 1 });
    await browser.put(`/api/text_editor/documents/${item.id}`, { title: 'Gefunden' });
    const single = await api.people.item(account, { title: 'Einzelgänger' });
    await leased(single, { hours: 1, attempts: 1 });
    expect(await writeWords(api)).toBe(0);
    for (const one of [item, single]) await leased(one, { hours: -1, attempts: 1 });
    expect(await writeWords(api)).toBe(2);
    const totals = ['murmeltier', 'gefunden', 'einzelgänger'].map(async (word) => (await found(browser, word)).total);
    expect(await Promise.all(totals)).toEqual([1, 1, 1]);
  });

  it('an item that ended its process each time is found by its title, and ends no other process', async () => {
    const { account, browser } = await teacher(api);
    const item = await text(api, account, 'Tückisch', ['Siebenschläfer']);
    await leased(item, { hours: -1, attempts: 3 });
    expect(await writeWords(api)).toBe(0);
    expect([(await found(browser, 'siebenschläfer')).total, (await found(browser, 'tückisch')).total]).toEqual([0, 1]);
    expect(await api.database.query('select id from item_words_due where item_id = $1', [item.id])).toEqual([]);
  });

  it('a process that was overtaken stores nothing', async () => {
    const { account, browser } = await teacher(api);
    const item = await text(api, account, 'Überholt', ['Luchs']);
    nextReading(async () => {
      // Another process takes it while this one is silent. As this one is not, its lease may be renewed in between.
      do await api.database.query("update item_words_due set leased_until = now() - interval '1 hour' where item_id = $1", [item.id]);
      while ((await readDue(api)) === 0);
      return [{ kind: 'text', text: 'Veraltet' }];
    });
    expect(await writeWords(api)).toBe(1);
    expect([(await found(browser, 'luchs')).total, (await found(browser, 'veraltet')).total]).toEqual([1, 0]);
  });

  it('a process that was overtaken stores nothing either once the row was handed back, which takes the number back to its own', async () => {
    const { account, browser } = await teacher(api);
    const item = await text(api, account, 'Zurückgegeben', ['Iltis']);
    nextReading(async () => {
      await api.database.query('update item_words_due set attempts = 1, leased_until = null where item_id = $1', [item.id]);
      return [{ kind: 'text', text: 'Veraltet' }];
    });
    await writeWords(api);
    expect([(await found(browser, 'iltis')).total, (await found(browser, 'veraltet')).total]).toEqual([1, 0]);
  });

  it('an item that a process was reading as it ended counts no attempt, and is read at once by another process', async () => {
    const { account, browser } = await teacher(api);
    const item = await text(api, account, 'Langsam', ['Faultier']);
    const runner = api.application.get(SearchIndexRunner);
    nextReading(() => {
      void runner.beforeApplicationShutdown();
      return new Promise(() => undefined);
    });
    await backdateSearchNotes(api);
    expect(await runner.round()).toBe(true);
    const due = await api.database.query('select attempts, leased_until from item_words_due where item_id = $1', [item.id]);
    expect(due).toEqual([{ attempts: 0, leased_until: null }]);
    expect(await readDue(api)).toBe(1);
    expect((await found(browser, 'faultier')).total).toBe(1);
  });

  it('a class that writes a thousand times keeps no other item waiting', async () => {
    const { account } = await teacher(api);
    const [busy, quiet] = [await api.people.item(account), await api.people.item(account, { title: 'Ruhig' })];
    await writeWords(api);
    const note = 'insert into item_words_due (item_id, since) select $1::uuid, now() from generate_series(1, $2)';
    await api.database.query(note, [busy.id, 2000]);
    await api.database.query(note, [quiet.id, 1]);
    await backdateSearchNotes(api);
    const runner = api.application.get(SearchIndexRunner);
    expect([await runner.round(), await runner.round(), await runner.round()]).toEqual([true, true, false]);
  });

  it('erasing an item does not wait for the process that reads it, and its notes go with it', async () => {
    const { account } = await teacher(api);
    const [read, unread] = [await api.people.item(account), await api.people.item(account)];
    const notes = 'select id from item_words_due where item_id = any($1)';
    await api.database.transaction(async (reader) => {
      await reader.query('delete from item_words_due where item_id = $1', [read.id]);
      await api.database.manager.delete(Item, { id: read.id });
    });
    await api.database.manager.delete(Item, { id: unread.id });
    expect(await api.database.query(notes, [[read.id, unread.id]])).toEqual([]);
  });
});
