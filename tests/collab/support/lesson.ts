import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { documentName } from '@murmel/contracts';
import {
  type BoardData,
  EMPTY_TEXT_DOCUMENT,
  NEW_PINBOARD,
  NEW_WORKSHEET,
  newTeachingBoard,
  type PinboardTable,
  seedPinboard,
  seedTeachingBoard,
  seedTextDocument,
  seedWorksheet,
  type TeachingBoardTable,
  type WorksheetTable,
} from '@murmel/documents';
import {
  type Account,
  CollaborationTicket,
  type Configuration,
  createLogger,
  hashSecret,
  type Item,
  newId,
  newSecret,
  openDatabase,
  readConfiguration,
  seedDocument,
  Visitor,
} from '@murmel/server';
import type { DataSource } from 'typeorm';
import { type CollaborationServer, startCollaborationServer } from '../../../collab-server/src/server.js';
import { createDatabase } from '../../support/fresh-database.js';
import { newestSchema } from '../../support/newest-schema.js';
import { People } from '../../support/people.js';
import { until } from './until.js';

/** Person who may hold a ticket. */
export interface Holder {
  accountId?: string;
  visitorId?: string;
  sessionHash?: string;
}

/** A collab-server of its own with a database of its own, in this process, and the people of one lesson. */
export class Lesson {
  readonly people: People;

  private constructor(
    readonly database: DataSource,
    readonly configuration: Configuration,
    private server: CollaborationServer,
    private readonly clean: () => Promise<void>,
  ) {
    this.people = new People(database);
  }

  /** @param way what the server's own connections to the database go through */
  static async start(
    adminUrl: string,
    overrides: Partial<Configuration> = {},
    way?: (databaseUrl: string) => Promise<string>,
  ): Promise<Lesson> {
    const fresh = await createDatabase(adminUrl);
    const dataDir = mkdtempSync(join(tmpdir(), 'murmel-collab-'));
    const read = readConfiguration({
      DATABASE_URL: (await way?.(fresh.url)) ?? fresh.url,
      DATA_DIR: dataDir,
      NODE_ENV: 'test',
      LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
    });
    const configuration: Configuration = { ...read, ...overrides };
    const server = await startCollaborationServer(configuration, createLogger('test', configuration.logLevel), 0);
    const database = await openDatabase({ url: fresh.url, pool: 4, applicationName: 'test' });
    return new Lesson(database, configuration, server, async () => {
      await fresh.drop();
      rmSync(dataDir, { recursive: true, force: true });
    });
  }

  get port(): number {
    return this.server.port;
  }

  async stop(): Promise<void> {
    await this.server.stop();
    await this.database.destroy();
    await this.clean();
  }

  /** The same database, a new process' memory. */
  async restart(): Promise<void> {
    const again = await this.goAway();
    await again();
  }

  /** No collab-server, until what this returns is called: on the same port with a new process' memory. */
  async goAway(): Promise<() => Promise<void>> {
    const { port } = this.server;
    await this.server.stop();
    return async () => {
      this.server = await startCollaborationServer(this.configuration, createLogger('test', this.configuration.logLevel), port);
    };
  }

  /** A text document with one empty paragraph. */
  async document(owner: Account, fields: Partial<Item> = {}): Promise<Item> {
    const item = await this.people.item(owner, { privacy: 'secret', visitorPermission: 'visitor_permissions_write', ...fields });
    await seedDocument(this.database.manager, item.id, seedTextDocument(EMPTY_TEXT_DOCUMENT), { accountId: owner.id, visitorId: null });
    return item;
  }

  /** A pinboard; guests with the secret link may write. */
  async pinboard(owner: Account, fields: Partial<Item> = {}, data: Partial<BoardData<PinboardTable>> = {}): Promise<Item> {
    const item = await this.people.item(owner, {
      kind: 'pinboard',
      privacy: 'secret',
      visitorPermission: 'visitor_permissions_write',
      ...fields,
    });
    await seedDocument(this.database.manager, item.id, seedPinboard({ ...NEW_PINBOARD, ...data }), {
      accountId: owner.id,
      visitorId: null,
    });
    return item;
  }

  /** Returns a teaching board; all with the secret link can look at it, unless the item's fields say otherwise. */
  async teachingBoard(owner: Account, fields: Partial<Item> = {}, data: Partial<BoardData<TeachingBoardTable>> = {}): Promise<Item> {
    const item = await this.people.item(owner, {
      kind: 'screen',
      privacy: 'secret',
      visitorPermission: 'visitor_permissions_write',
      ...fields,
    });
    await seedDocument(this.database.manager, item.id, seedTeachingBoard({ ...newTeachingBoard(), ...data }), {
      accountId: owner.id,
      visitorId: null,
    });
    return item;
  }

  async worksheet(owner: Account, blocks: BoardData<WorksheetTable>['blocks']): Promise<Item> {
    const shared = { privacy: 'secret', visitorPermission: 'visitor_permissions_write' } as const;
    const item = await this.people.item(owner, { kind: 'worksheet', ...shared });
    await seedDocument(this.database.manager, item.id, seedWorksheet({ ...NEW_WORKSHEET, blocks }), {
      accountId: owner.id,
      visitorId: null,
    });
    return item;
  }

  /** Returns a visitor with a grant by the secret link. */
  async visitor(item: Item, displayName = 'Gast Otter'): Promise<Visitor> {
    const now = new Date();
    const visitor = this.database.manager.create(Visitor, {
      id: newId(),
      hash: newSecret(),
      displayName,
      nameAskedAt: null,
      createdAt: now,
      lastSeenAt: now,
    });
    await this.database.manager.insert(Visitor, visitor);
    await this.people.grant(item, visitor);
    return visitor;
  }

  async ticket(item: Item, holder: Holder, fields: Partial<CollaborationTicket> = {}): Promise<string> {
    const secret = newSecret();
    await this.database.manager.insert(CollaborationTicket, {
      hash: hashSecret(secret),
      itemId: item.id,
      accountId: holder.accountId ?? null,
      visitorId: holder.visitorId ?? null,
      sessionHash: holder.sessionHash ?? null,
      expiresAt: new Date(Date.now() + 60_000),
      usedAt: null,
      ...fields,
    });
    return secret;
  }

  nameOf(item: Item): string {
    return documentName(item.kind, item.id);
  }

  /** @param view the board as people without trust see it */
  urlOf(item: Item, schemaVersion = newestSchema(item.kind), view = false): string {
    return `ws://127.0.0.1:${this.port}/collab/${documentName(item.kind, item.id, view)}?schemaVersion=${schemaVersion}`;
  }

  /** Resolves when no update is on its way into the journal: one that was let in under a right that is gone since is committed still. */
  async untilCommitted(): Promise<void> {
    await until(async () => {
      const metrics = await (await fetch(`http://127.0.0.1:${this.port}/metrics`)).text();
      return /^murmel_journal_pending\S* 0$/m.test(metrics);
    }, 'all updates are committed');
  }

  async journalRows(item: Item): Promise<number> {
    const [row] = await this.database.manager.query<{ count: number }[]>(
      'select count(*)::int as count from document_update where item_id = $1',
      [item.id],
    );
    return row?.count ?? 0;
  }
}
