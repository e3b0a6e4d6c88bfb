// @module-tag proof
import { HocuspocusProvider } from '@hocuspocus/provider';
import { documentName } from '@murmel/contracts';
import { type Item, postToCollaboration, readConfiguration } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import * as Y from 'yjs';
import { type CollabBeside, School } from '../faults/support/school.js';
import { freePort } from '../support/free-port.js';
import { spawnProcess } from '../support/process.js';
import { RawClient } from './support/raw-client.js';
import { until } from './support/until.js';

/** An honest browser at one of two servers. */
class Tab {
  readonly document = new Y.Doc();
  readonly reasons: string[] = [];
  readonly provider: HocuspocusProvider;

  constructor(port: number, item: Item, visitor: string) {
    this.provider = new HocuspocusProvider({
      url: at(port, school.urlOf(item)),
      name: school.nameOf(item),
      document: this.document,
      token: () => school.ticket(item, visitor),
      delay: 200,
      minDelay: 100,
      maxDelay: 400,
      onClose: ({ event }: { event: { reason: string } }) => this.reasons.push(event.reason),
    } as unknown as ConstructorParameters<typeof HocuspocusProvider>[0]);
  }

  get saved(): boolean {
    return this.provider.synced && this.provider.isAuthenticated && this.provider.unsyncedChanges === 0;
  }

  get words(): string {
    return this.document.getText('words').toString();
  }

  type(word: string): void {
    this.document.getText('words').insert(this.words.length, word);
  }

  leave(): void {
    this.provider.destroy();
    this.document.destroy();
  }
}

let school: School;
let second: CollabBeside;
beforeAll(async () => {
  school = await School.open(inject('databaseUrl'));
  second = await school.beside();
});
afterAll(async () => {
  await second.stop();
  await school.close();
});

function at(port: number, url: string): string {
  return url.replace(/:\d+\//, `:${port}/`);
}

async function metric(port: number, name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')[1],
  );
}

/** Where the owner of a document says that it is. */
async function ownerOf(item: Item): Promise<string | undefined> {
  const [row] = await school.database.query<{ address: string }[]>(
    'select address from document_owner join collab_process using (epoch) where item_id = $1',
    [item.id],
  );
  return row?.address;
}

function addressOf({ port }: { port: number }): string {
  return `http://127.0.0.1:${port}`;
}

async function leads(count: number): Promise<void> {
  await until(async () => (await metric(second.port, 'murmel_collab_relayed')) === count, `the second one leads ${count}`);
}

describe('two collab-servers on one database', () => {
  it('whoever arrives at the one that has not got the document is led to the other, and all see each other', async () => {
    const [item, other] = [await school.document(), await school.document()];
    const visitor = await school.visitor();
    const first = new Tab(school.port, item, visitor);
    await until(() => first.saved, 'the document is open in the first server');
    const led = new Tab(second.port, item, visitor);
    await until(() => led.saved, 'it is there through the second one, too');
    await leads(1);
    expect(await ownerOf(item)).toBe(addressOf(school));
    expect(await metric(school.port, 'murmel_collab_owned_documents')).toBe(1);
    led.type('hinüber ');
    await until(() => first.words === 'hinüber ', 'the first one sees it');
    first.type('herüber');
    await until(() => led.words === 'hinüber herüber', 'and the other way');
    // Each server owns one; no client was refused.
    const elsewhere = new Tab(second.port, other, visitor);
    await until(() => elsewhere.saved, 'another document is open in the second server');
    expect(await ownerOf(other)).toBe(addressOf(second));
    expect(await metric(second.port, 'murmel_collab_held_elsewhere_total')).toBe(0);
    led.leave();
    await leads(0);

    school.killCollab();
    const back = new Tab(second.port, item, visitor);
    await until(() => back.saved, 'the second one has it after the first one was killed', 10_000);
    expect(back.words).toBe('hinüber herüber');
    await school.restartCollab();
    await until(() => first.saved, 'whoever was at the first one is led to the second now');
    back.type('!');
    await until(() => first.words === 'hinüber herüber!', 'and goes on there');
    [first, back, elsewhere].forEach((tab) => tab.leave());
  });

  it('a call of the api that arrives there is carried out where the document is; what nobody signed is led nowhere', async () => {
    const item = await school.pinboard(['Liste0000000']);
    const view = documentName(item.kind, item.id, true);
    const visitor = await school.visitor();
    const seen = await RawClient.inside(school.urlOf(item, true), view, await school.ticket(item, visitor));
    const path = `/internal/documents/${school.nameOf(item)}/operations`;
    const order = {
      operation: 'addCard',
      input: { list: 'Liste0000000', name: 'Karte' },
      actor: { person: item.ownerId, accountId: item.ownerId, visitorId: null, trusted: true, base: 'write' },
    };
    const { DATABASE_URL, SECRET, DATA_DIR } = school.environment;
    const configuration = readConfiguration({ DATABASE_URL, SECRET, DATA_DIR, COLLAB_INTERNAL_URL: addressOf(second) });
    expect(await postToCollaboration(configuration, path, order)).toMatchObject({ made: [expect.any(String)] });
    expect(await ownerOf(item)).toBe(addressOf(school));
    await until(() => seen.received.some(({ body }) => body.includes('Karte')), 'who looks at the board sees the card');
    const unsigned = await fetch(addressOf(second) + path, { method: 'POST', body: JSON.stringify(order) });
    expect(unsigned.status).toBe(403);
    // The view is where its source is.
    const led = await RawClient.inside(at(second.port, school.urlOf(item, true)), view, await school.ticket(item, visitor));
    await leads(1);
    [seen, led].forEach(({ socket }) => socket.terminate());
    await leads(0);
  });

  it('a mark that a stranger makes up keeps nobody from being led on', async () => {
    const item = await school.document();
    const visitor = await school.visitor();
    const first = new Tab(school.port, item, visitor);
    await until(() => first.saved, 'the document is open in the first server');
    const url = at(second.port, school.urlOf(item));
    const client = await RawClient.open(url, school.nameOf(item), { headers: { 'X-Murmel-Relayed': 'ja' } });
    client.auth(await school.ticket(item, visitor));
    await until(() => client.authenticated, 'it is led to the document all the same');
    await leads(1);
    client.socket.terminate();
    first.leave();
  });

  it('a third one that says that it is where the second one is does not start, and the second one stays', async () => {
    const third = spawnProcess({
      cwd: 'collab-server',
      env: { ...school.environment, COLLAB_PORT: String(await freePort()), COLLAB_CLUSTER_ADDRESS: addressOf(second) },
    });
    expect(await third.exited).toBe(1);
    expect(third.output()).toContain('COLLAB_CLUSTER_ADDRESS');
    const item = await school.document();
    const tab = new Tab(second.port, item, await school.visitor());
    await until(() => tab.saved, 'the second one works');
    tab.leave();
  });

  it('one whose lease somebody ended begins a new one, and its people come again by themselves', async () => {
    const item = await school.document();
    const tab = new Tab(school.port, item, await school.visitor());
    await until(() => tab.saved, 'the document is open');
    await school.database.query('delete from collab_process where epoch = (select epoch from document_owner where item_id = $1)', [
      item.id,
    ]);
    tab.type('weiter');
    await until(() => tab.reasons.some((reason) => reason.includes('unavailable')), 'nothing is called saved without the lease');
    await until(() => tab.saved, 'it is saved under the new one', 10_000);
    expect(await metric(school.port, 'murmel_collab_leases_lost_total')).toBe(1);
    const [row] = await school.database.query<{ count: string }[]>('select count(*) from document_owner where item_id = $1', [item.id]);
    expect(row?.count).toBe('1');
    tab.leave();
  });
});
