import fc from 'fast-check';

/** Another one each time; `FUZZ_SEED` repeats what a run has printed. */
export const SEED = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31);
/** Of everything together, without the starts; ten minutes with `npm run proof -- --long`. */
export const SECONDS = Number(process.env['FUZZ_SECONDS'] ?? (process.env['FAULT_ROUNDS'] ? 600 : 30));

/** Prints also while a run is green: repeating one needs its seed. */
export function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** Something that must not happen. Two with the same name count as one find. */
export class Find extends Error {
  constructor(
    readonly found: string,
    detail = '',
  ) {
    super(`${found}\n${detail}`);
  }
}

export interface Fuzzed<T> {
  /** of `SECONDS` */
  share: number;
  cases: fc.Arbitrary<T>;
  casesPerRound: number;
  /** everything a round needs; not part of what is made smaller */
  begin: () => Promise<void>;
  /** @throws Find */
  attempt: (input: T) => Promise<void>;
  /** what must hold after a round. @throws Find */
  end: () => Promise<void>;
}

/**
 * Rounds until the time is over, each with a seed of its own, so that one can be repeated alone. A find is made smaller and does
 * not end the run: the next round looks for others.
 * @returns each find once, with its seed and smallest input
 */
export async function fuzz<T>(what: string, { share, cases, casesPerRound, begin, attempt, end }: Fuzzed<T>): Promise<string[]> {
  say(`${what}: FUZZ_SEED=${SEED} for ${Math.round(SECONDS * share)} s`);
  const finds = new Map<string, string>();
  const ends = Date.now() + SECONDS * share * 1000;
  let [round, tried] = [0, 0];
  for (; Date.now() < ends; round += 1) {
    const seed = SEED + round;
    const unlessKnown = (error: unknown): void => {
      if (!(error instanceof Find && finds.has(error.found))) throw error;
    };
    await begin();
    const result = await fc.check(
      fc.asyncProperty(cases, async (input) => {
        tried += 1;
        await attempt(input).catch(unlessKnown);
      }),
      { seed, numRuns: casesPerRound, interruptAfterTimeLimit: Math.max(1000, ends - Date.now()) },
    );
    const { errorInstance: failed } = result;
    if (failed instanceof Find) note(finds, failed, `FUZZ_SEED=${seed}: ${fc.stringify(result.counterexample)}`);
    else if (result.failed) throw failed instanceof Error ? failed : new Error('The fuzzer itself failed.');
    await end().catch((error: unknown) => {
      if (!(error instanceof Find)) throw error;
      note(finds, error, `FUZZ_SEED=${seed}, after its round`);
    });
  }
  say(`${what}: ${round} rounds, ${tried} cases, ${finds.size} finds`);
  return [...finds.values()];
}

/** @throws with what was found in its first line, so that a summary of one line says it */
export function expectNone(finds: readonly string[]): void {
  const told = finds.map((find) => find.replaceAll('\n', ' | ').slice(0, 700));
  if (finds.length > 0) throw new Error(`${finds.length} found: ${told.join(' || ')}`);
}

function note(finds: Map<string, string>, { found, message }: Find, input: string): void {
  if (finds.has(found)) return;
  const told = `${message}\n${input.slice(0, 5000)}`;
  say(`FOUND ${told}`);
  finds.set(found, told);
}
