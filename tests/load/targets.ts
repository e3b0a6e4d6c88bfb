import { randomInt, randomUUID } from 'node:crypto';
import { documentName } from '@murmel/contracts';
import { EMPTY_TEXT_DOCUMENT, seedPinboard, seedTextDocument } from '@murmel/documents';
import { CollaborationTicket, hashSecret, type Item, newId, newSecret, openDatabase, seedDocument, Visitor } from '@murmel/server';
import { startServer } from '../support/database.js';
import { freePort } from '../support/free-port.js';
import { createDatabase } from '../support/fresh-database.js';
import { newestSchema } from '../support/newest-schema.js';
import { People } from '../support/people.js';
import { type RunningProcess, startProcess } from '../support/process.js';
import { BENCH_BOARD } from './bench-board-data.js';
import { cpuOf, databaseCpu } from './cpu.js';
import type { Seat } from './simulated-class.js';

/** A server under load, in a process of its own. */
export interface Target {
  name: 'murmel' | 'bare Hocuspocus';
  processes: readonly RunningProcess[];
  /** processes that work for it: the database's */
  helpers(): Promise<number[]>;
  /** a new text document and the way in for `clients` people */
  newClass(clients: number): Promise<readonly Seat[]>;
  /** a pinboard: the teacher at its source first, then guests at its view; on a bare server all share one document */
  newBoard(clients: number): Promise<readonly Seat[]>;
  stop(): Promise<void>;
}

export async function startBare(): Promise<Target> {
  const port = await freePort();
  const running = await startProcess({
    cwd: 'tests',
    entry: 'load/bare-hocuspocus.ts',
    env: { PORT: String(port), NODE_ENV: 'production' },
    readyUrl: `http://127.0.0.1:${port}/`,
  });
  const seats = async (clients: number): Promise<Seat[]> => {
    const document = documentName('text_document', randomUUID());
    return Array.from({ length: clients }, () => ({ url: `ws://127.0.0.1:${port}/`, document, token: 'open' }));
  };
  return {
    name: 'bare Hocuspocus',
    processes: [running],
    helpers: async () => [],
    newClass: seats,
    newBoard: seats,
    stop: async () => void (await running.stop()),
  };
}

/** Several collab-servers, and addresses of all of them. */
export interface MurmelTarget extends Target {
  /** of each server, in the order of `processes` */
  ports: readonly number[];
  /** seconds of CPU so far */
  cpu(): Promise<{ collab: number; database: number }>;
}

interface MurmelOptions {
  /** how many, 1 by default; clients arrive at one after the other, wherever the document is */
  servers?: number;
  /** program around collab-server's own */
  entry?: string;
  /** a PostgreSQL that is there already */
  adminUrl?: string;
}

/** collab-server as in production, with a PostgreSQL of its own that syncs to disk. */
export async function startMurmel({ servers = 1, entry, adminUrl }: MurmelOptions = {}): Promise<MurmelTarget> {
  const server = adminUrl === undefined ? await startServer() : { url: adminUrl, stop: () => Promise.resolve() };
  const fresh = await createDatabase(server.url);
  const database = await openDatabase({ url: fresh.url, pool: 4, applicationName: 'bench' });
  const people = new People(database);
  const teacher = await people.account();
  const secret = newSecret() + newSecret();
  const ports: number[] = [];
  const processes: RunningProcess[] = [];
  while (ports.length < servers) {
    const port = await freePort();
    ports.push(port);
    processes.push(
      await startProcess({
        cwd: 'collab-server',
        ...(entry ? { entry } : {}),
        env: {
          NODE_ENV: 'production',
          COLLAB_PORT: String(port),
          DATABASE_URL: fresh.url,
          SECRET: secret,
          LOG_LEVEL: 'warn',
          PUBLIC_URL: 'http://localhost:3000',
          DATA_DIR: '/tmp/murmel-bench',
        },
        readyUrl: `http://127.0.0.1:${port}/health`,
      }),
    );
  }
  let turn = 0;
  const seat = async (item: Item, holder: { accountId?: string; visitorId?: string }, view: boolean): Promise<Seat> => {
    const token = newSecret();
    await database.manager.insert(CollaborationTicket, {
      hash: hashSecret(token),
      itemId: item.id,
      accountId: holder.accountId ?? null,
      visitorId: holder.visitorId ?? null,
      sessionHash: null,
      expiresAt: new Date(Date.now() + 600_000),
      usedAt: null,
    });
    const document = documentName(item.kind, item.id, view);
    // As a browser does, which names the Yjs client that it writes as.
    const client = randomInt(1, 2 ** 32);
    const port = ports[turn++ % servers];
    return { url: `ws://127.0.0.1:${port}/collab/${document}?schemaVersion=${newestSchema(item.kind)}&client=${client}`, document, token };
  };
  const guests = async (item: Item, count: number, view: boolean): Promise<Seat[]> => {
    const now = new Date();
    const visitors = Array.from({ length: count }, () => ({
      id: newId(),
      hash: newSecret(),
      displayName: 'Gast',
      createdAt: now,
      lastSeenAt: now,
    }));
    await database.manager.insert(Visitor, visitors);
    return Promise.all(visitors.map(({ id }) => seat(item, { visitorId: id }, view)));
  };
  return {
    name: 'murmel',
    processes,
    ports,
    cpu: async () => ({ collab: cpuOf(processes), database: await databaseCpu(database) }),
    helpers: async () => (await database.query<{ pid: number }[]>('select pid from pg_stat_activity')).map(({ pid }) => pid),
    newClass: async (clients) => {
      const item = await people.item(teacher, { privacy: 'public_for_all', visitorPermission: 'visitor_permissions_write' });
      await seedDocument(database.manager, item.id, seedTextDocument(EMPTY_TEXT_DOCUMENT), { accountId: teacher.id, visitorId: null });
      return guests(item, clients, false);
    },
    newBoard: async (clients) => {
      const item = await people.item(teacher, {
        kind: 'pinboard',
        privacy: 'public_for_all',
        visitorPermission: 'visitor_permissions_write',
      });
      await seedDocument(database.manager, item.id, seedPinboard(BENCH_BOARD), { accountId: teacher.id, visitorId: null });
      return [await seat(item, { accountId: teacher.id }, false), ...(await guests(item, clients - 1, true))];
    },
    stop: async () => {
      await Promise.all(processes.map((running) => running.stop()));
      await database.destroy();
      await fresh.drop();
      await server.stop();
    },
  };
}
