import { writeFileSync } from 'node:fs';

/** Vitest's reporter of errors outside of any test, which its JSON leaves out: their first lines, to the file that is named. */
export default class UnhandledReporter {
  onTestRunEnd(_modules, errors) {
    const file = process.env.UNHANDLED_ERRORS_FILE;
    if (file) writeFileSync(file, JSON.stringify(errors.map(({ stack, message }) => (stack ?? message ?? 'unknown').split('\n')[0])));
  }
}
