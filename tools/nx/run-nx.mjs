import { programOf, runProgram } from '../processes/run-program.mjs';

/** Settings that keep Nx from acting by itself: reading `.env` into tasks, or using a terminal of its own for each. */
const MANNERS = {
  NX_LOAD_DOT_ENV_FILES: 'false',
  NX_NATIVE_COMMAND_RUNNER: 'false',
  NX_ISOLATE_PLUGINS: 'false',
};

/** Runs Nx, which ends with us however we end, and takes its tasks with it. @returns whether nothing failed */
export function runNx(words, { root, environment }) {
  return runProgram([programOf('nx', 'dist/bin/nx.js'), ...words], { root, environment: { ...environment, ...MANNERS } });
}

/** Builds what changed since it was last built here. @returns whether all of it stands */
export const buildAll = (context) => runNx(['run-many', '-t', 'build', '--output-style=static'], context);
