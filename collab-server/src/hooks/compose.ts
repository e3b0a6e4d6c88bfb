import type { Connection, Extension } from '@hocuspocus/server';
import { COLLABORATION_CODES, type CollaborationCode } from '@murmel/contracts';
import { isConstraintViolation, type Logger, RefusalError, UnavailableError } from '@murmel/server';
import { SOCKET_HEADER, type Sockets } from '../upgrade/sockets.js';
import type { CollaborationExtension, Context, Login } from './extension.js';

type Hook<P> = (payload: P) => void | Promise<void>;

export interface ComposeOptions {
  sockets: Sockets;
  logger: Logger;
  onRefusal: (code: CollaborationCode) => void;
  /** something went wrong that is no refusal; it is in the log, too */
  onFault: () => void;
}

/** Runs hooks one after the other and waits only for those that really return a promise: a message passes ten of them. */
function inOrder<P>(hooks: readonly Hook<P>[], payload: P, start = 0): void | Promise<void> {
  for (let index = start; index < hooks.length; index += 1) {
    const later = hooks[index]?.(payload);
    if (later) return later.then(() => inOrder(hooks, payload, index + 1));
  }
}

/** The database refuses a row only when the item it belongs to is gone for good. */
function refusalFor(error: unknown): RefusalError {
  return isConstraintViolation(error) ? new RefusalError({ code: 'notFound' }) : new UnavailableError(error);
}

/**
 * Composes one Hocuspocus extension from the ordered list. An error in a hook ends at most one connection: a refusal gives its reason,
 * anything else counts as "not available now", and the client reconnects.
 */
export function compose(extensions: readonly CollaborationExtension[], options: ComposeOptions): Extension<Context> {
  const { sockets, logger, onRefusal } = options;

  function fault(error: unknown): void {
    options.onFault();
    logger.error({ err: error }, 'a hook failed');
  }

  function hooksNamed<P>(pick: (extension: CollaborationExtension) => Hook<P> | undefined): Hook<P>[] {
    return extensions.flatMap((extension) => pick(extension)?.bind(extension) ?? []);
  }

  function refusalOf(error: unknown): RefusalError {
    const refusal = error instanceof RefusalError ? error : refusalFor(error);
    onRefusal(refusal.refusal.code);
    if (refusal instanceof UnavailableError && refusal.cause !== undefined) fault(refusal.cause);
    return refusal;
  }

  /** Wraps hooks that may end the connection: errors are passed to Hocuspocus. */
  function deciding<P extends { connection?: Connection<Context> }>(hooks: Hook<P>[]): (payload: P) => Promise<void> {
    return async (payload) => {
      try {
        const later = inOrder(hooks, payload);
        if (later) await later;
      } catch (error) {
        const refusal = refusalOf(error);
        // Only a closed socket makes the provider reconnect; a closed document would leave it stranded.
        if (refusal instanceof UnavailableError) payload.connection?.webSocket.close(COLLABORATION_CODES.unavailable, refusal.reason);
        throw refusal;
      }
    };
  }

  /** Wraps hooks that only observe: errors end here, because Hocuspocus does not await these hooks and an error would end the process. */
  function told<P>(hooks: Hook<P>[]): (payload: P) => Promise<void> {
    return async (payload) => {
      for (const hook of hooks) {
        try {
          await hook(payload);
        } catch (error) {
          fault(error);
        }
      }
    };
  }

  /** Skips a hook when the server opens a document for itself; the extensions in the list concern client connections only. */
  function ofPeople<P extends { context: Partial<Context> }>(hook: (payload: P) => Promise<void>): (payload: P) => Promise<void> {
    return async (payload) => {
      if (payload.context.session) await hook(payload);
    };
  }

  const authenticate = hooksNamed<Login>((extension) => extension.onAuthenticate);
  const load = hooksNamed((extension) => extension.onLoadDocument);
  const loadFailed = told(hooksNamed((extension) => extension.onLoadFailed));

  return {
    extensionName: 'murmel',
    onAuthenticate: async (payload) => {
      const socketId = payload.requestHeaders.get(SOCKET_HEADER) ?? '';
      const login: Login = { payload, socketId };
      try {
        await inOrder(authenticate, login);
        if (!login.session) throw new RefusalError({ code: 'ticketInvalid' });
        return { session: login.session };
      } catch (error) {
        const refusal = refusalOf(error);
        if (refusal instanceof UnavailableError) sockets.close(socketId, 'unavailable');
        throw refusal;
      }
    },
    onLoadDocument: async (payload) => {
      try {
        await inOrder(load, payload);
      } catch (error) {
        // Hocuspocus forgets a document whose loading failed, but would leave it alive in memory.
        payload.document.destroy();
        await loadFailed(payload);
        throw refusalOf(error);
      }
    },
    connected: deciding(hooksNamed((extension) => extension.connected)),
    beforeHandleMessage: deciding(hooksNamed((extension) => extension.beforeHandleMessage)),
    beforeSync: deciding(hooksNamed((extension) => extension.beforeSync)),
    beforeHandleAwareness: deciding(hooksNamed((extension) => extension.beforeHandleAwareness)),
    afterHandleMessage: told(hooksNamed((extension) => extension.afterHandleMessage)),
    onStateless: told(hooksNamed((extension) => extension.onStateless)),
    onChange: told(hooksNamed((extension) => extension.onChange)),
    onStoreDocument: told(hooksNamed((extension) => extension.onStoreDocument)),
    onDisconnect: ofPeople(told(hooksNamed((extension) => extension.onDisconnect))),
    beforeUnloadDocument: async (payload) => {
      // Throwing is how Hocuspocus is told to keep it; without a message nothing is logged.
      if (extensions.some((extension) => extension.keeps?.(payload) === true)) throw new Error('');
    },
    afterUnloadDocument: told(hooksNamed((extension) => extension.afterUnloadDocument)),
  };
}
