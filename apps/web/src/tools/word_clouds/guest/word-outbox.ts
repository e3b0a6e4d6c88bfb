import { ORPCError } from '@orpc/client';
import { randomId } from '../../../platform/random-id';

/** A word on its way: the key stays the same over all tries, so it counts once. */
export interface QueuedWord {
  key: string;
  text: string;
}

interface WordOutboxPort<Answer> {
  /**
   * @param waited it could not be sent at once: another user may be there by now
   */
  send: (word: QueuedWord, waited: boolean) => Promise<Answer>;
  /** called when the outbox has changed */
  onChange: (waiting: readonly QueuedWord[]) => void;
  onSent: (answer: Answer) => void;
  /** the server does not want this word; it waits no longer */
  onRefused: (word: QueuedWord, error: ORPCError<string, unknown>) => void;
}

export interface WordOutbox {
  add(text: string): void;
  /** Resumes words that an earlier page could not send: they come first, with their original keys. */
  bring(words: readonly QueuedWord[]): void;
  /** Tries at once what waits: the network is back. */
  flush(): void;
  waiting(): readonly QueuedWord[];
  close(): void;
}

const RETRY_MS = 2000;
const RETRY_MAX_MS = 15_000;
const TOO_MANY_REQUESTS = 429;
const SERVER_FAULT = 500;

/** Network away, server away, too fast: the same word may pass later. Everything else is an answer. */
function isRefusal(error: unknown): error is ORPCError<string, unknown> {
  return error instanceof ORPCError && error.status < SERVER_FAULT && error.status !== TOO_MANY_REQUESTS;
}

/** Sends words one after the other; those that cannot be sent now wait. */
export function createWordOutbox<Answer>({ send, onChange, onSent, onRefused }: WordOutboxPort<Answer>): WordOutbox {
  let waiting: readonly QueuedWord[] = [];
  const waited = new Set<string>();
  let busy = false;
  let closed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = RETRY_MS;

  const keep = (next: readonly QueuedWord[]): void => {
    waiting = next;
    if (!closed) onChange(waiting);
  };

  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    if (busy || closed) return;
    busy = true;
    try {
      for (let word = waiting[0]; word && !closed; word = waiting[0]) {
        try {
          const answer = await send(word, waited.has(word.key));
          keep(waiting.filter(({ key }) => key !== word?.key));
          if (!closed) onSent(answer);
        } catch (error) {
          waited.add(word.key);
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
    bring(words) {
      const known = new Set(waiting.map(({ key }) => key));
      words.forEach(({ key }) => waited.add(key));
      const earlier = new Map(words.filter(({ key }) => !known.has(key)).map((word) => [word.key, word]));
      if (earlier.size > 0) keep([...earlier.values(), ...waiting]);
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
