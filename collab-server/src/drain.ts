import type { Server } from '@hocuspocus/server';
import type { BusListener, DocumentJournal, Logger } from '@murmel/server';
import type { DataSource } from 'typeorm';
import type { Doubts } from './documents/doubts.js';
import type { ServerChanges } from './documents/server-changes.js';
import type { Sockets } from './front-door/sockets.js';
import type { CollaborationExtension, Context } from './hooks/extension.js';

/** Commits that take longer are not waited for: nobody was told that they are saved. */
const COMMITS_WITHIN_MS = 5000;
/** Time for browsers to answer the goodbye. */
const GOODBYE_MS = 300;

export interface DrainParts {
  server: Server<Context>;
  sockets: Sockets;
  journal: DocumentJournal;
  changes: ServerChanges;
  doubts: Doubts;
  extensions: readonly CollaborationExtension[];
  listener: BusListener;
  database: DataSource;
  logger: Logger;
}

/** A deploy in the middle of a lesson (threat T-05): nothing new, commits finish, everybody is sent to come back. */
export async function drain({
  server,
  sockets,
  journal,
  changes,
  doubts,
  extensions,
  listener,
  database,
  logger,
}: DrainParts): Promise<void> {
  server.httpServer.close();
  await within(COMMITS_WITHIN_MS, journal.idle());
  for (const { id } of sockets.all()) sockets.close(id, 'restart');
  await within(GOODBYE_MS, untilEmpty(sockets));
  await within(COMMITS_WITHIN_MS, journal.idle());
  for (const { id } of sockets.all()) sockets.cut(id);
  server.httpServer.closeAllConnections();
  for (const extension of extensions) {
    await extension.stop?.().catch((error: unknown) => logger.error({ err: error }, 'an extension did not stop'));
  }
  changes.stop();
  doubts.stop();
  await listener.stop();
  await within(COMMITS_WITHIN_MS, storesDone(server));
  await journal.close();
  await database.destroy();
}

async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  await Promise.race([work, new Promise((resolve) => (timer = setTimeout(resolve, milliseconds)))]);
  clearTimeout(timer);
}

async function untilEmpty(sockets: Sockets): Promise<void> {
  while (sockets.size > 0) await new Promise((resolve) => setTimeout(resolve, 10));
}

/** Snapshots on the way are finished, so that the pool is not taken from under them. */
async function storesDone(server: Server<Context>): Promise<void> {
  server.hocuspocus.flushPendingStores();
  while ([...server.hocuspocus.documents.values()].some((document) => document.saveMutex.isLocked())) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
