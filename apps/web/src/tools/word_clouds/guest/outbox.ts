import { ORPCError } from '@orpc/client';
import { randomId } from '../../../platform/random-id';
import { UNSENT } from '../../../platform/session/unsent';

/** A word on its way: the key stays the same over all tries, so it counts once. */
export interface Waiting {
  key: string;
  text: string;
}

interface OutboxPort<Answer> {
  itemId: string;
  /** may be missing where the browser forbids it: the words then last as long as the page */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined;
  send: (word: Waiting) => Promise<Answer>;
  /** what waits has changed */
  onChange: (waiting: readonly Waiting[]) => void;
  onSent: (answer: Answer) => void;
  /** the server does not want this word; it waits no longer */
  onRefused: (word: Waiting, error: ORPCError<string, unknown>) => void;
}

export interface Outbox {
  add(text: string): void;
  /** Tries at once what waits: the network is back. */
  flush(): void;
  waiting(): readonly Waiting[];
  close(): void;
}

const RETRY_MS = 2000;
const RETRY_MAX_MS = 15_000;
const TOO_MANY_REQUESTS = 429;
const SERVER_FAULT = 500;

/** Where a device keeps words that are not sent yet; removed as soon as they are. */
export function outboxKey(itemId: string): string {
  return UNSENT.words + itemId;
}

/** Network away, server away, too fast: the same word may pass later. Everything else is an answer. */
function isRefusal(error: unknown): error is ORPCError<string, unknown> {
  return error instanceof ORPCError && error.status < SERVER_FAULT && error.status !== TOO_MANY_REQUESTS;
}

/** Sends words one after the other and keeps those that cannot be sent now, over a reload, too. */
export function createOutbox<Answer>({ itemId, storage, send, onChange, onSent, onRefused }: OutboxPort<Answer>): Outbox {
  let waiting = read(storage, itemId);
  let busy = false;
  let closed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = RETRY_MS;

  const keep = (next: readonly Waiting[]): void => {
    waiting = next;
    write(storage, itemId, waiting);
    if (!closed) onChange(waiting);
  };

  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    if (busy || closed) return;
    busy = true;
    try {
      for (let word = waiting[0]; word && !closed; word = waiting[0]) {
        try {
          const answer = await send(word);
          keep(waiting.filter(({ key }) => key !== word?.key));
          if (!closed) onSent(answer);
        } catch (error) {
          if (!isRefusal(error)) throw error;
          keep(waiting.filter(({ key }) => key !== word?.key));
          if (!closed) onRefused(word, error);
        }
      }
      pause = RETRY_MS;
    } catch {
      if (!closed) timer = setTimeout(() => void flush(), pause);
      pause = Math.min(RETRY_MAX_MS, pause * 2);
    } finally {
      busy = false;
    }
  };

  return {
    add(text) {
      keep([...waiting, { key: randomId(), text }]);
      void flush();
    },
    flush: () => void flush(),
    waiting: () => waiting,
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}

function read(storage: OutboxPort<unknown>['storage'], itemId: string): readonly Waiting[] {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(outboxKey(itemId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isWaiting) : [];
  } catch {
    return [];
  }
}

function isWaiting(entry: unknown): entry is Waiting {
  const { key, text } = (typeof entry === 'object' && entry !== null ? entry : {}) as Partial<Waiting>;
  return typeof key === 'string' && typeof text === 'string';
}

function write(storage: OutboxPort<unknown>['storage'], itemId: string, waiting: readonly Waiting[]): void {
  try {
    if (waiting.length === 0) storage?.removeItem(outboxKey(itemId));
    else storage?.setItem(outboxKey(itemId), JSON.stringify(waiting));
  } catch {
    // Full or forbidden: the words still wait in memory.
  }
}
