import { mayHaveOfflineData } from './offline-flag';

/** Keeps the work of one page on this device. */
export interface Persister<State, Left> {
  /** records that an earlier page left; repeated calls return the same */
  load(): Promise<Left>;
  /** @param state null: nothing is left to go on with */
  save(state: State | null): void;
  /** Prepares for a lost connection once writing is allowed here (prepare-offline.ts). */
  prepare(): void;
  stop(): void;
}

/**
 * Creates a persister whose code loads after the page: when writing is allowed, or an earlier page stored something.
 * @param begin brings it
 */
export function lazyPersister<State, Left>(begin: () => Promise<Persister<State, Left>>) {
  let keeper: Promise<Persister<State, Left>> | undefined;
  const come = (): Promise<Persister<State, Left>> => (keeper ??= begin());
  return {
    load: async (): Promise<Left | undefined> => (mayHaveOfflineData() ? (await come()).load() : undefined),
    keep(state: State | null): void {
      if (state !== null || keeper)
        come().then(
          (here) => here.save(state),
          () => undefined,
        );
    },
    prepare(): void {
      come().then(
        (here) => here.prepare(),
        () => undefined,
      );
    },
    stop: (): void => void keeper?.then((here) => here.stop()).catch(() => undefined),
  };
}
