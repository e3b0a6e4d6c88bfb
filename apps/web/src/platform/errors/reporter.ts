import { HEADERS } from '@murmel/contracts';
import { api } from '../api/client';
import { pageData } from '../session/initial-data';
import { type CaughtError, carriesTrace, worthReporting } from './report-filter';
import { serialise } from './serialise';

const LONGEST = { message: 500, stack: 4000, path: 200, release: 40 };
/** A mistake in a loop must not become a flood. */
const MOST_PER_PAGE = 10;

let sent = 0;

function describe(error: unknown): CaughtError {
  if (!(error instanceof Error)) return { name: 'unknown', message: serialise(error), stack: '' };
  const status = (error as { status?: unknown }).status;
  return { name: error.name, message: error.message, stack: error.stack ?? '', ...(typeof status === 'number' ? { status } : {}) };
}

/** Returns only the shape of the path, because ids in an address would reveal who viewed which item. */
function pathShape(): string {
  return location.pathname.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/gi, ':id').slice(0, LONGEST.path);
}

/** Reports an unexpected error to the server; never fails itself. @returns the id by which support finds the report; undefined without one */
export async function reportError(error: unknown): Promise<string | undefined> {
  const caught = describe(error);
  if (!worthReporting(caught) || sent >= MOST_PER_PAGE) return undefined;
  sent += 1;
  const report = {
    message: `${caught.name}: ${caught.message}`.slice(0, LONGEST.message),
    ...(carriesTrace(Math.random()) ? { stack: caught.stack.slice(0, LONGEST.stack) } : {}),
    path: pathShape(),
    ...(pageData.release ? { release: pageData.release.slice(0, LONGEST.release) } : {}),
  };
  let id: unknown;
  const context = { onHeaders: (headers: Readonly<Record<string, unknown>>) => (id = headers[HEADERS.requestId]) };
  await api.operation.reportError(report, { context }).catch((failure: unknown) => console.warn('error report was not sent', failure));
  return typeof id === 'string' ? id : undefined;
}

/** Subscribes to every uncaught error and rejection of the page. */
export function startErrorReporter(): void {
  addEventListener('error', (event) => void reportError(event.error ?? event.message));
  addEventListener('unhandledrejection', (event) => void reportError(event.reason));
}
