import { HEADERS } from '@murmel/contracts';
import type { Session } from '../session/store';

type Secrets = Pick<Session, 'account' | 'accessToken' | 'publicToken' | 'responseKey' | 'visitorToken' | 'itemPassword' | 'projectId'>;

/**
 * The headers of every request (spec SES-11); what is not known is left out.
 * The password is URI-encoded because a header carries no umlauts.
 */
export function requestHeaders(csrf: string, session: Secrets): Record<string, string> {
  const all: Record<string, string | null> = {
    [HEADERS.csrf]: csrf,
    [HEADERS.account]: session.account,
    [HEADERS.accessToken]: session.accessToken,
    [HEADERS.publicToken]: session.publicToken,
    [HEADERS.responseKey]: session.responseKey,
    [HEADERS.password]: session.itemPassword === null ? null : encodeURIComponent(session.itemPassword),
    [HEADERS.visitorToken]: session.visitorToken,
    [HEADERS.currentProjectId]: session.projectId,
  };
  return Object.fromEntries(Object.entries(all).filter((entry): entry is [string, string] => Boolean(entry[1])));
}
