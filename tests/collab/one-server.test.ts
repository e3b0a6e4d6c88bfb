import { HocuspocusProvider } from '@hocuspocus/provider';
import type { Item } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import * as Y from 'yjs';
import { School } from '../faults/support/school.js';
import { freePort } from '../support/free-port.js';
import { type RunningProcess, startProcess } from '../support/process.js';
import { until } from './support/until.js';

/** An honest browser at one of two servers. */
class Tab {
  readonly document = new Y.Doc();
  readonly reasons: string[] = [];
  readonly provider: HocuspocusProvider;

  constructor(url: string, item: Item, visitor: string) {
    this.provider = new HocuspocusProvider({
      url,
      name: school.nameOf(item),
      document: this.document,
      token: () => school.ticket(item, visitor),
      delay: 200,
      minDelay: 100,
      maxDelay: 400,
      onAuthenticationFailed: ({ reason }: { reason: string }) => this.reasons.push(reason),
      onClose: ({ event }: { event: { reason: string } }) => this.reasons.push(event.reason),
    } as unknown as ConstructorParameters<typeof HocuspocusProvider>[0]);
  }

  get saved(): boolean {
    return this.provider.synced && this.provider.isAuthenticated && this.provider.unsyncedChanges === 0;
  }

  leave(): void {
    this.provider.destroy();
    this.document.destroy();
  }
}

let school: School;
let second: RunningProcess;
let secondPort: number;
beforeAll(async () => {
  school = await School.open(inject('databaseUrl'));
  secondPort = await freePort();
  second = await startProcess({
    cwd: 'collab-server',
    env: { ...school.environment, COLLAB_PORT: String(secondPort) },
    readyUrl: `http://127.0.0.1:${secondPort}/health`,
  });
});
afterAll(async () => {
  await second.stop();
  await school.close();
});

async function metric(port: number, name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')[1],
  );
}

describe('two collab-servers on one database', () => {
  it('a document is open in one of them only: the other one says "try again" and raises an alarm, until the first one is gone', async () => {
    const [item, other] = [await school.document(), await school.document()];
    const visitor = await school.visitor();
    const atSecond = school.urlOf(item).replace(/:\d+\//, `:${secondPort}/`);
    const first = new Tab(school.urlOf(item), item, visitor);
    await until(() => first.saved, 'the document is open in the first server');
    const turned = new Tab(atSecond, item, visitor);
    await until(() => turned.reasons.some((reason) => reason.includes('unavailable')), 'the second one says to try again');
    expect(turned.provider.synced).toBe(false);
    expect(await metric(secondPort, 'murmel_collab_held_elsewhere_total')).toBeGreaterThan(0);
    expect(second.output()).toContain('open in another collab-server');
    // Everything else works there.
    const elsewhere = new Tab(school.urlOf(other).replace(/:\d+\//, `:${secondPort}/`), other, visitor);
    await until(() => elsewhere.saved, 'another document is open in the second server');
    first.document.getText('words').insert(0, 'gespeichert');
    await until(() => first.saved, 'it is saved');

    const killed = Date.now();
    school.killCollab();
    await until(() => turned.saved, 'the second one has it after the first one was killed', 5000);
    console.info(`the second server had the document ${Date.now() - killed} ms after the first one was killed`);
    expect(turned.document.getText('words').toString()).toBe('gespeichert');

    await school.restartCollab();
    await until(() => first.reasons.some((reason) => reason.includes('unavailable')), 'the first one comes back and is refused now');
    turned.leave();
    await until(() => first.saved, 'what nobody has open any more is free', 10_000);
    [first, elsewhere].forEach((tab) => tab.leave());
  });
});
