const MOST = 10;

/** The ten longest of `{ title, ms }`, as lines. */
export function slowestOf(tests) {
  return tests
    .filter(({ ms }) => ms > 0)
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, MOST)
    .map(({ title, ms }) => `${(ms / 1000).toFixed(1)} s ${title}`);
}
