import { BusListener, type Logger } from '@murmel/server';
import { isSessionOf, type Sessions } from '../sessions/sessions.js';
import type { NameUpdates } from './name-updates.js';
import type { RecheckAccess } from './recheck-access.js';

export interface AccessEventParts {
  sessions: Sessions;
  revoke: RecheckAccess;
  renames: NameUpdates;
  logger: Logger;
}

/** Subscribes to the api's events about rights and names. After a lost connection all rights are decided again. */
export function listenForAccess(databaseUrl: string, { sessions, revoke, renames, logger }: AccessEventParts): BusListener {
  const report = (error: unknown): void => logger.error({ err: error }, 'the listener failed');
  return new BusListener(
    databaseUrl,
    {
      'access.changed': (event) => void revoke.decideAgain(sessions.concernedBy(event)).catch(report),
      'person.renamed': (event) => void renames.apply(sessions.all().filter((session) => isSessionOf(session, event))).catch(report),
    },
    () => {
      void revoke.decideAgain(sessions.all()).catch(report);
      void renames.apply(sessions.all()).catch(report);
    },
    report,
  );
}
