import type { ExportEntry, ExportList } from '@murmel/contracts';
import { quietApi } from '../../../platform/api/client';
import { liveConnection } from '../../../platform/live/live-connection';
import { exportsTopic } from '../../../platform/live/live-topic';
import { session } from '../../../platform/session/store';

/** Current state of the user's exports. */
export interface ExportsState {
  /** `unknown`: not requested yet, or there was no answer */
  known: 'unknown' | 'failed' | 'there';
  entries: readonly ExportEntry[];
}

const NOTHING: ExportsState = { known: 'unknown', entries: [] };
const isOpen = ({ state }: ExportEntry): boolean => state === 'waiting' || state === 'running';

/** Exports of the signed-in user: requested once, then followed live as long as one of them is in progress. */
class ExportsStore {
  private owner: string | undefined;
  private state: ExportsState = NOTHING;
  private unwatch: (() => void) | undefined;
  private readonly listeners = new Set<() => void>();
  private readonly finished = new Set<(entry: ExportEntry) => void>();

  readonly get = (): ExportsState => (this.owner === session.get().user?.id ? this.state : NOTHING);

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** @param heard one that was put together while this page was open, or failed. @returns a function that ends it */
  onFinished(heard: (entry: ExportEntry) => void): () => void {
    this.finished.add(heard);
    return () => this.finished.delete(heard);
  }

  async load(): Promise<void> {
    const owner = session.get().user?.id;
    try {
      this.take(owner, await quietApi.exports.list());
    } catch {
      if (this.get().known === 'unknown') this.change(owner, { known: 'failed', entries: [] });
    }
  }

  private take(owner: string | undefined, { entries }: ExportList): void {
    const before = this.owner === owner ? this.state.entries : [];
    this.change(owner, { known: 'there', entries });
    for (const entry of entries)
      if (!isOpen(entry) && before.some((one) => one.id === entry.id && isOpen(one))) for (const heard of this.finished) heard(entry);
    this.follow(owner, entries.some(isOpen));
  }

  private follow(owner: string | undefined, wanted: boolean): void {
    if (!wanted || owner === undefined) {
      this.unwatch?.();
      this.unwatch = undefined;
    } else if (!this.unwatch) {
      const topic = exportsTopic(owner);
      this.unwatch = liveConnection.watch(
        topic.address,
        () => topic,
        ({ state }) => state && this.take(owner, state as ExportList),
      );
    }
  }

  private change(owner: string | undefined, state: ExportsState): void {
    [this.owner, this.state] = [owner, state];
    for (const listener of this.listeners) listener();
  }
}

export const exportsStore = new ExportsStore();
