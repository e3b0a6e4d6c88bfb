/**
 * Time budget of each stage: seconds on the reference machine (two idle cores, `machine-speed.mjs`), cold, without any cache. A stage that takes
 * clearly more is named in the summary; it fails nothing. It is made cheaper, or its number is raised on purpose, here.
 */
export const BUDGETS = {
  // npm test: twelve minutes together, two tasks side by side
  lint: 60,
  types: 90,
  build: 60,
  licences: 30,
  sizes: 10,
  collab: 120,
  live: 120,
  test: 120,
  architecture: 120,
  api: 200,
  browser: 240,
  // npm run proof: 56 minutes together
  crowds: 160,
  largest: 240,
  faults: 520,
  cluster: 360,
  seconds: 300,
  lines: 180,
  deadlines: 470,
  properties: 120,
  calls: 200,
  actors: 250,
  browsing: 1100,
  eyes: 400,
  english: 400,
  firefox: 120,
};

/** Tolerance of the budgets, because measured speed is rough and load varies: only a clear excess is reported. */
const MARGIN = 1.5;

/**
 * Returns the reason why a stage exceeded its budget, or undefined.
 * @param slowness how many times slower than the reference this machine is now; a faster one may take as long as the reference,
 *   because much of a stage waits for time and not for cores
 * @param slowest lines that say what took long
 */
export function overBudget({ name, seconds, slowness, slowest = [] }, budgets = BUDGETS) {
  const ratio = Math.max(1, slowness);
  const allowed = budgets[name] * MARGIN * ratio;
  if (seconds <= allowed) return undefined;
  const what = slowest.length > 0 ? `; longest: ${slowest.slice(0, 3).join(', ')}` : '';
  return (
    `over budget: ${Math.round(seconds)} s of ${Math.round(allowed)} s ` +
    `(${budgets[name]} s x ${MARGIN} x ${ratio.toFixed(2)}, the slowness of this machine; tools/stages/time-budgets.mjs)${what}`
  );
}
