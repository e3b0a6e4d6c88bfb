/**
 * What each stage may take: seconds on the reference machine (two idle cores, `machine.mjs`), cold, without any cache.
 * A stage that grows past its number is made cheaper, or its number is raised on purpose, here.
 */
export const BUDGETS = {
  lint: 60,
  types: 60,
  build: 60,
  licences: 30,
  sizes: 10,
  collab: 105,
  live: 90,
  faults: 230,
  crowds: 160,
  unit: 90,
  architecture: 120,
  deadlines: 470,
  api: 420,
  e2e: 1100,
};

/** Measured speed is rough, and a load comes and goes: only what is clearly over counts. */
const MARGIN = 1.5;

/**
 * Why a stage took too long, or undefined when it did not.
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
    `(${budgets[name]} s x ${MARGIN} x ${ratio.toFixed(2)}, the slowness of this machine; tools/stages/budgets.mjs)${what}`
  );
}
