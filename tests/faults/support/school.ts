import { documentName } from '@murmel/contracts';
import {
  EMPTY_TEXT_DOCUMENT,
  emptyBoard,
  NEW_PINBOARD,
  seedPinboard,
  seedTeachingBoard,
  seedTextDocument,
  TEACHING_BOARD_TABLES,
} from '@murmel/documents';
import { CollaborationTicket, hashSecret, type Item, newId, newSecret, openDatabase, seedDocument, Visitor } from '@murmel/server';
import type { DataSource } from 'typeorm';
import { freePort } from '../../support/free-port.js';
import { createDatabase } from '../../support/fresh-database.js';
import { newestSchema } from '../../support/newest-schema.js';
import { People } from '../../support/people.js';
import { type ProcessOptions, type RunningProcess, startProcess } from '../../support/process.js';

type Environment = Record<string, string>;
/** `env` may depend on the address of the school's database */
type Program = Partial<Pick<ProcessOptions, 'entry'>> & { env?: Environment | ((databaseUrl: string) => Environment) };

/** A further collab-server on the database of a school. */
export interface CollabBeside extends RunningProcess {
  port: number;
}

/** collab-server as its own process, which can be killed and started again on the same database. */
export class School {
  /** where browsers arrive, if not at its collab-server itself */
  entry: number | undefined;
  private killed = false;

  private constructor(
    readonly database: DataSource,
    readonly people: People,
    private readonly databaseUrl: string,
    readonly port: number,
    public collab: RunningProcess,
    private readonly program: Program,
    private readonly drop: () => Promise<void>,
  ) {}

  /** @param program instead of collab-server's own, around it */
  static async open(adminUrl: string, program: Program = {}): Promise<School> {
    const fresh = await createDatabase(adminUrl);
    const port = await freePort();
    const collab = await startCollab(fresh.url, port, program);
    const database = await openDatabase({ url: fresh.url, pool: 8, applicationName: 'test' });
    return new School(database, new People(database), fresh.url, port, collab, program, fresh.drop);
  }

  /** Kills collab-server as a power cut does. */
  killCollab(): void {
    process.kill(this.collab.pid, 'SIGKILL');
    this.killed = true;
  }

  async restartCollab(): Promise<void> {
    await this.collab.exited;
    this.collab = await startCollab(this.databaseUrl, this.port, this.program);
    this.killed = false;
  }

  /** A test that fails while the server is away does not take the next ones with it. */
  async restartIfKilled(): Promise<void> {
    if (this.killed) await this.restartCollab();
  }

  /** @param databaseUrl another way to the same database */
  async beside(port?: number, databaseUrl = this.databaseUrl): Promise<CollabBeside> {
    const own = port ?? (await freePort());
    return { ...(await startCollab(databaseUrl, own, this.program)), port: own };
  }

  /** The configuration of its collab-server, for another one beside it. */
  get environment(): Record<string, string> {
    return environmentOf(this.databaseUrl, this.port);
  }

  async metrics(): Promise<string> {
    return (await fetch(`http://127.0.0.1:${this.port}/metrics`)).text();
  }

  /** Creates a document that all with the link may write. */
  async document(): Promise<Item> {
    const teacher = await this.people.account();
    const item = await this.people.item(teacher, { privacy: 'public_for_all', visitorPermission: 'visitor_permissions_write' });
    await seedDocument(this.database.manager, item.id, seedTextDocument(EMPTY_TEXT_DOCUMENT), { accountId: teacher.id, visitorId: null });
    return item;
  }

  async visitor(): Promise<string> {
    const id = newId();
    const now = new Date();
    await this.database.manager.insert(Visitor, { id, hash: newSecret(), displayName: 'Gast', createdAt: now, lastSeenAt: now });
    return id;
  }

  ticket(item: Item, visitorId: string, validSeconds = 60): Promise<string> {
    return this.newTicket(item, { visitorId, accountId: null }, validSeconds);
  }

  /** A ticket of the item's owner. */
  ownTicket(item: Item): Promise<string> {
    return this.newTicket(item, { visitorId: null, accountId: item.ownerId }, 60);
  }

  /** Creates a pinboard that all with the link may write on. @param lists their ids */
  async pinboard(lists: readonly string[]): Promise<Item> {
    const teacher = await this.people.account();
    const item = await this.people.item(teacher, {
      kind: 'pinboard',
      privacy: 'public_for_all',
      visitorPermission: 'visitor_permissions_write',
    });
    const data = { ...NEW_PINBOARD, lists: new Map(lists.map((id, index) => [id, { name: id, order: `a${index}`, author: teacher.id }])) };
    await seedDocument(this.database.manager, item.id, seedPinboard(data), { accountId: teacher.id, visitorId: null });
    return item;
  }

  /** Creates a teaching board that is visible to all. @param pages their ids */
  async teachingBoard(pages: readonly string[]): Promise<Item> {
    const teacher = await this.people.account();
    const item = await this.people.item(teacher, { kind: 'screen', privacy: 'public_for_all' });
    const data = {
      ...emptyBoard(TEACHING_BOARD_TABLES),
      pages: new Map(pages.map((id, index) => [id, { name: id, order: `b${String(index + 100).padStart(4, '0')}V` }])),
    };
    await seedDocument(this.database.manager, item.id, seedTeachingBoard(data), { accountId: teacher.id, visitorId: null });
    return item;
  }

  /** @param view a board as people without trust see it */
  urlOf(item: Item, view = false): string {
    return `ws://127.0.0.1:${this.entry ?? this.port}/collab/${documentName(item.kind, item.id, view)}?schemaVersion=${newestSchema(item.kind)}`;
  }

  nameOf(item: Item): string {
    return documentName(item.kind, item.id);
  }

  private async newTicket(
    item: Item,
    holder: { visitorId: string | null; accountId: string | null },
    validSeconds: number,
  ): Promise<string> {
    const secret = newSecret();
    await this.database.manager.insert(CollaborationTicket, {
      hash: hashSecret(secret),
      itemId: item.id,
      ...holder,
      sessionHash: null,
      expiresAt: new Date(Date.now() + validSeconds * 1000),
      usedAt: null,
    });
    return secret;
  }

  async close(): Promise<void> {
    await this.collab.stop();
    await this.database.destroy();
    await this.drop();
  }
}

function startCollab(databaseUrl: string, port: number, { entry, env }: Program): Promise<RunningProcess> {
  return startProcess({
    cwd: 'collab-server',
    ...(entry ? { entry } : {}),
    env: { ...environmentOf(databaseUrl, port), ...(typeof env === 'function' ? env(databaseUrl) : env) },
    readyUrl: `http://127.0.0.1:${port}/health`,
  });
}

function environmentOf(databaseUrl: string, port: number): Record<string, string> {
  return {
    COLLAB_PORT: String(port),
    DATABASE_URL: databaseUrl,
    SECRET: 'only-for-tests-only-for-tests-only',
    LOG_LEVEL: 'error',
    PUBLIC_URL: 'http://localhost:3000',
    DATA_DIR: '/tmp/murmel-faults',
  };
}
