import { HEADERS } from '@murmel/contracts';
import { pageMeta } from '../page/meta';

let current: string | undefined;

/** The token that mutations carry: the page's own, until an answer brings a newer one. */
export function csrfToken(): string {
  current ??= pageMeta('csrf');
  return current;
}

/** Takes over the token of an answer: it changes whenever the person behind the cookies changes. */
export function rememberCsrfToken(response: { headers: { get(name: string): string | null } }): void {
  current = response.headers.get(HEADERS.csrf) ?? csrfToken();
}
