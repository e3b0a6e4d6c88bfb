import type { Server } from '@hocuspocus/server';
import type { BusListener, DocumentJournal, Logger } from '@murmel/server';
import type { DataSource } from 'typeorm';
import type { ServerChanges } from './documents/server-changes.js';
import type { UncertainCommits } from './documents/uncertain-commits.js';
import { inBatches } from './extensions/in-batches.js';
import type { OneOwner } from './extensions/one-owner.js';
import type { CollaborationExtension, Context } from './hooks/extension.js';
import type { Lease } from './owners/lease.js';
import type { Relays } from './relay/relays.js';
import type { Sockets } from './upgrade/sockets.js';

/** Longest wait for running commits. Slower ones are not awaited: no client was told that they are saved. */
const COMMITS_WITHIN_MS = 5000;
/** Documents that change hands at the same time: who takes them over has to load each. */
const AT_ONCE = 4;
/** Time for browsers to answer the goodbye. */
const GOODBYE_MS = 300;

export interface DrainParts {
  server: Server<Context>;
  sockets: Sockets;
  journal: DocumentJournal;
  changes: ServerChanges;
  doubts: UncertainCommits;
  oneOwner: OneOwner;
  lease: Lease;
  relays: Relays;
  extensions: readonly CollaborationExtension[];
  listener: BusListener;
  database: DataSource;
  logger: Logger;
}

/**
 * Drains the server for a deploy in the middle of a lesson (spec T-05): accepts nothing new, hands over one document after the other with
 * its commits, and lets all clients reconnect.
 */
export async function drain({
  server,
  sockets,
  journal,
  changes,
  doubts,
  oneOwner,
  lease,
  relays,
  extensions,
  listener,
  database,
  logger,
}: DrainParts): Promise<void> {
  server.httpServer.close();
  const handOver = (name: string): Promise<void> =>
    oneOwner.handOver(name).catch((error: unknown) => logger.error({ err: error }, 'a document was not handed over'));
  await within(COMMITS_WITHIN_MS, inBatches([...server.hocuspocus.documents.keys()], AT_ONCE, handOver));
  for (const { id } of sockets.all()) sockets.close(id, 'restart');
  relays.stop();
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
  await lease.stop();
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
