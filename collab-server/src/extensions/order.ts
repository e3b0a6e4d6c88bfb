import type { Hocuspocus } from '@hocuspocus/server';
import { type Configuration, type DocumentJournal, type Logger, OwnClients, UpdateGate } from '@murmel/server';
import type { DataSource } from 'typeorm';
import { BoardRooms } from '../boards/board-rooms.js';
import { BoardCommands } from '../boards/commands.js';
import type { CommandRunner } from '../boards/run-command.js';
import type { DamagedDocuments } from '../documents/damaged-documents.js';
import type { UncertainCommits } from '../documents/uncertain-commits.js';
import type { CollaborationExtension } from '../hooks/extension.js';
import type { Metrics } from '../http/metrics.js';
import { PresenceBatches } from '../messages/presence-batches.js';
import type { DocumentOwners } from '../owners/document-owners.js';
import { AccessDecider } from '../sessions/access-decider.js';
import { RedeemTickets } from '../sessions/redeem-tickets.js';
import type { Sessions } from '../sessions/sessions.js';
import type { Sockets } from '../upgrade/sockets.js';
import { Authenticate } from './authenticate.js';
import { AwarenessGuard } from './awareness-guard.js';
import { ClientNumbers } from './client-numbers.js';
import { Compaction } from './compaction.js';
import { ConnectionLimits } from './connection-limits.js';
import { ContentChanged } from './content-changed.js';
import { DelayUnload } from './delay-unload.js';
import { FlushPace } from './flush-pace.js';
import { HandshakeBegins, HandshakeEnds } from './handshake.js';
import { Journal } from './journal.js';
import { LoadBudget } from './load-budget.js';
import { LoadDocument } from './load-document.js';
import { Messages } from './messages.js';
import { NameUpdates } from './name-updates.js';
import { OneOwner } from './one-owner.js';
import { OriginCheck } from './origin-check.js';
import { PayloadLimits } from './payload-limits.js';
import { RateLimits } from './rate-limits.js';
import { ReadOnlyWhileDamaged } from './read-only-while-damaged.js';
import { RecheckAccess } from './recheck-access.js';
import { SchemaVersion } from './schema-version.js';
import { UpdateGuard } from './update-guard.js';

export interface Parts {
  configuration: Configuration;
  database: DataSource;
  journal: DocumentJournal;
  owners: DocumentOwners;
  sockets: Sockets;
  sessions: Sessions;
  metrics: Metrics;
  logger: Logger;
  runner: CommandRunner;
  doubts: UncertainCommits;
  damage: DamagedDocuments;
  hocuspocus: () => Hocuspocus;
}

export interface OrderedExtensions {
  extensions: readonly CollaborationExtension[];
  revoke: RecheckAccess;
  renames: NameUpdates;
  rooms: BoardRooms;
  gate: UpdateGate;
  oneOwner: OneOwner;
  linger: DelayUnload;
}

/** The one list. A message passes it from top to bottom: cheap checks first, the journal last. */
export function orderedExtensions({
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
}: Parts): OrderedExtensions {
  const decider = new AccessDecider(database);
  const turns = new PresenceBatches();
  const awareness = new AwarenessGuard(turns);
  const revoke = new RecheckAccess(sessions, decider, logger, awareness);
  const clients = new OwnClients(database.manager);
  const gate = new UpdateGate(clients);
  const guard = new UpdateGuard(gate);
  const rooms = new BoardRooms({ database, sessions, logger, hocuspocus });
  const oneOwner = new OneOwner({ owners, sessions, sockets, onHeldElsewhere: metrics.heldElsewhere });
  const linger = new DelayUnload(hocuspocus);
  const extensions = [
    new OriginCheck(configuration),
    new RateLimits(),
    new SchemaVersion(),
    new Authenticate(new RedeemTickets(database), decider, sessions, sockets),
    new ConnectionLimits(sessions, database),
    new PayloadLimits(sockets, logger),
    oneOwner,
    new LoadDocument(database, journal, sessions, sockets, damage, logger),
    new LoadBudget(sessions, hocuspocus),
    new Messages(turns, metrics.refused),
    revoke,
    new ReadOnlyWhileDamaged(damage),
    rooms,
    new HandshakeBegins(),
    new ClientNumbers(clients),
    guard,
    new Journal(journal, doubts, logger, metrics.alarm),
    new HandshakeEnds(),
    guard.applying,
    awareness,
    new BoardCommands(runner, rooms, logger),
    new Compaction(database, logger, metrics.alarm),
    new ContentChanged(database),
    new FlushPace(),
    linger,
  ];
  return { extensions, revoke, rooms, gate, oneOwner, linger, renames: new NameUpdates(database, awareness) };
}
