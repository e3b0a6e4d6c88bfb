import { type Hocuspocus, Server } from '@hocuspocus/server';
import { SERVER_LIMITS } from '@murmel/contracts';
import { type Configuration, DatabaseClock, DocumentJournal, Heartbeat, type Logger, openDatabase } from '@murmel/server';
import { operationsRoute } from './boards/operations-route.js';
import { CommandRunner } from './boards/run-command.js';
import { DamagedDocuments } from './documents/damaged-documents.js';
import { Restorer } from './documents/restore.js';
import { ServerChanges } from './documents/server-changes.js';
import { UncertainCommits } from './documents/uncertain-commits.js';
import { UpdatesByCall } from './documents/updates-by-call.js';
import { drain } from './drain.js';
import { listenForAccess } from './extensions/access-events.js';
import { orderedExtensions } from './extensions/order.js';
import { compose } from './hooks/compose.js';
import type { Context } from './hooks/extension.js';
import { Metrics } from './http/metrics.js';
import { operatorRoutes } from './http/operator-routes.js';
import { restoreRoute } from './http/restore-route.js';
import { answerRequests } from './http/routes.js';
import { updatesRoute } from './http/updates-route.js';
import { DocumentOwners } from './owners/document-owners.js';
import { Lease } from './owners/lease.js';
import { Relays } from './relay/relays.js';
import { RELEASE } from './release.js';
import { Sessions } from './sessions/sessions.js';
import { Sockets } from './upgrade/sockets.js';
import { guardUpgrades } from './upgrade/upgrades.js';

export interface CollaborationServer {
  port: number;
  /** finishes the running commits and closes all connections */
  stop(): Promise<void>;
}

/** Pings a quiet client for this long; the provider speaks at least every 30 s. */
const IDLE_MS = 60_000;

/**
 * Starts collab-server in this process.
 * @throws when the database cannot be reached or the port is taken
 */
export async function startCollaborationServer(
  configuration: Configuration,
  logger: Logger,
  port = configuration.collabPort,
): Promise<CollaborationServer> {
  const database = await openDatabase({
    url: configuration.databaseUrl,
    directUrl: configuration.databaseDirectUrl,
    pool: configuration.databasePool,
    namedStatements: configuration.namedStatements,
    applicationName: 'murmel-collab',
  });
  const sockets = new Sockets();
  const sessions = new Sessions();
  let accepting = false;

  const lease: Lease = new Lease({
    databaseUrl: configuration.databaseDirectUrl,
    logger,
    onOver: () => {
      metrics.leaseLost();
      oneOwner.sendAllAway();
      changes.letGo();
      linger.endAll();
    },
    onOthers: (epochs) => relays.keepOnly(epochs),
  });
  const owners: DocumentOwners = new DocumentOwners({ database, lease, journal: () => journal });
  const relays = new Relays({ configuration, owners, logger });
  const journal: DocumentJournal = new DocumentJournal({
    databaseUrl: configuration.databaseDirectUrl,
    holder: owners,
    onFlush: (rows, milliseconds) => metrics.committed(rows, milliseconds),
    onError: (error) => logger.error({ err: error }, 'a journal connection failed'),
  });
  const metrics: Metrics = new Metrics({
    sockets: () => sockets.size,
    connections: () => server.hocuspocus.getConnectionsCount(),
    documents: () => server.hocuspocus.getDocumentsCount(),
    ownedDocuments: () => owners.size,
    relayed: () => relays.size,
    pendingAppends: () => journal.pending,
  });
  // Extensions are made before the server that they belong to.
  const hocuspocus = (): Hocuspocus => server.hocuspocus as Hocuspocus;
  const doubts = new UncertainCommits({ hocuspocus, database, journal, logger });
  const damage = new DamagedDocuments();
  const changes = new ServerChanges(hocuspocus, database, journal, doubts, damage);
  const runner = new CommandRunner(database, changes);
  const { extensions, revoke, renames, rooms, gate, oneOwner, linger } = orderedExtensions({
    configuration,
    database,
    journal,
    owners,
    sockets,
    sessions,
    metrics,
    logger,
    runner,
    doubts,
    damage,
    hocuspocus,
  });
  const server: Server<Context> = new Server<Context>({
    quiet: true,
    stopOnSignals: false,
    port,
    timeout: IDLE_MS,
    extensions: [compose(extensions, { sockets, logger, onRefusal: metrics.refused, onFault: metrics.fault })],
    maxUnauthenticatedQueueSize: SERVER_LIMITS.collaboration.preAuthBytes,
    maxPendingDocuments: 1,
    websocketOptions: { maxPayload: SERVER_LIMITS.collaboration.frameBytes },
  });
  const listener = listenForAccess(configuration.databaseDirectUrl, { sessions, revoke, renames, logger });
  const restorer = new Restorer(hocuspocus, database, changes, damage);
  const routes = [
    ...operatorRoutes({ configuration, database, listener, metrics, accepting: () => accepting }),
    restoreRoute({ configuration, relays, restorer }),
    operationsRoute({ configuration, relays, runner, rooms }),
    updatesRoute({ configuration, relays, updates: new UpdatesByCall({ hocuspocus, gate, journal, doubts, damage }) }),
  ];
  // Hocuspocus' own handlers throw into the process when a hook refuses; ours answer.
  server.httpServer.removeAllListeners('request').on('request', answerRequests(routes, logger));
  guardUpgrades(server.httpServer, {
    sockets,
    extensions,
    accepting: () => accepting,
    relays,
    onClosed: (id) => sessions.removeSocket(id),
  });

  const clock = new DatabaseClock({ database, logger, onOffset: (seconds) => metrics.clockDiffers(seconds) });
  await clock.start();
  await listener.start();
  for (const extension of extensions) await extension.start?.();
  await listen(server);
  await lease.start(configuration.collabClusterAddress ?? `http://127.0.0.1:${server.address.port}`);
  accepting = true;
  const heartbeat = new Heartbeat({
    database,
    logger,
    kind: 'collaboration',
    release: RELEASE,
    port: server.address.port,
    connections: () => sockets.size,
    documents: () => owners.size,
  });
  if (configuration.mode !== 'test') heartbeat.start();
  return {
    port: server.address.port,
    stop: async () => {
      accepting = false;
      clock.stop();
      await heartbeat.stop();
      await drain({ server, sockets, journal, changes, doubts, oneOwner, lease, relays, extensions, listener, database, logger });
      metrics.stop();
    },
  };
}

/** Hocuspocus does not notice that a port is taken. */
function listen(server: Server<Context>): Promise<unknown> {
  return new Promise((resolve, reject) => {
    server.httpServer.once('error', reject);
    server.listen().then(resolve, reject);
  });
}
