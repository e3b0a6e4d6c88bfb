import { build } from '../build.mjs';
import { findBrowser } from '../programs/browser.mjs';
import { findFirefox } from '../programs/firefox.mjs';
import { programOf, runProgram } from './check.mjs';

/** Browser tests that are too long for every run, by the word that asks for them: the product seen with other eyes. */
const OTHER_EYES = {
  /** Every place as a screen reader has it, and the Tab key through it. */
  eyes: { project: 'product', files: ['accessibility.spec'], variables: { E2E_OTHER_EYES: '1' } },
  /** The lessons once more, with people who have the other language. */
  english: { project: 'deadlines', files: ['lesson-'], variables: { E2E_LANGUAGE: 'en' } },
  /** Each tool in another browser. */
  firefox: { project: 'firefox', files: ['firefox.spec'], find: findFirefox },
};

/** Which of them these words ask for; without words all. */
export const otherEyes = (words) => Object.keys(OTHER_EYES).filter((name) => words.length === 0 || words.includes(name));

/** Runs those named, on the product as it is now. @returns {Promise<boolean>} whether all that they look at is as it should be */
export async function lookWithOtherEyes(names, context) {
  if (names.length === 0) return true;
  if (!(await build(context))) return false;
  let ok = true;
  for (const name of names) {
    const { project, files, variables = {}, find = findBrowser } = OTHER_EYES[name];
    const environment = { ...context.environment, ...variables, ...(await find(context)) };
    const words = ['test', '-c', 'tests/e2e/playwright.config.ts', `--project=${project}`, ...files];
    ok = (await runProgram([programOf('@playwright/test', 'cli.js'), ...words], { ...context, environment })) && ok;
  }
  return ok;
}
