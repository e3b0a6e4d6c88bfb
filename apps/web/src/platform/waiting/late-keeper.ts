import { mayWait } from './marker';

/** Keeps the work of one page on this device. */
export interface Keeper<State, Left> {
  /** records that an earlier page left; repeated calls return the same */
  load(): Promise<Left>;
  /** @param state null: nothing is left to go on with */
  keep(state: State | null): void;
  /** Prepares for a lost connection once writing is allowed here (prepare.ts). */
  prepare(): void;
  stop(): void;
}

/**
 * Creates a persister whose code loads after the page: when writing is allowed, or an earlier page stored something.
 * @param begin brings it
 */
export function lateKeeper<State, Left>(begin: () => Promise<Keeper<State, Left>>) {
  let keeper: Promise<Keeper<State, Left>> | undefined;
  const come = (): Promise<Keeper<State, Left>> => (keeper ??= begin());
  return {
    load: async (): Promise<Left | undefined> => (mayWait() ? (await come()).load() : undefined),
    keep(state: State | null): void {
      if (state !== null || keeper)
        come().then(
          (here) => here.keep(state),
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
