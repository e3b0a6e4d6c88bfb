/** Id that sorts before every other. */
const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * Works through ids in ascending order, a batch at a time, until none is left. One that fails does not keep the
 * others waiting: it comes again with the next run.
 * @param next ids greater than `after`, ascending
 * @param work true when something was done
 * @returns for how many
 * @throws AggregateError at the end, with everything that failed
 */
export async function inBatches(next: (after: string) => Promise<string[]>, work: (id: string) => Promise<boolean>): Promise<number> {
  const failures: unknown[] = [];
  let done = 0;
  for (let ids = await next(FIRST); ids.length > 0; ids = await next(ids.at(-1)!)) {
    for (const id of ids) {
      await work(id).then(
        (worked) => {
          done += worked ? 1 : 0;
        },
        (error: unknown) => failures.push(error),
      );
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${failures.length + done} failed`);
  return done;
}
