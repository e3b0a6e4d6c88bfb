import { mayWait } from './marker';

/** Keeps the work of one page on this device. */
export interface Keeper<State, Left> {
  /** what an earlier page left; the same however often it is asked for */
  load(): Promise<Left>;
  /** @param state null: nothing is left to go on with */
  keep(state: State | null): void;
  /** Somebody may write here: gets ready for a line that goes away (prepare.ts). */
  prepare(): void;
  stop(): void;
}

/**
 * A keeper whose code comes after the page: when somebody may write, or an earlier page kept something.
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
