import { existsSync } from 'node:fs';
import { programOf, runProgram } from '../processes/run-program.mjs';
import { findProgram, installWithApt } from './install.mjs';

/** Chromium without the parts of a window, which is what Playwright installs, too: a fifth less to do for the same pages. */
const WITHOUT_WINDOW = 'chromium-headless-shell';
const NAMES = [WITHOUT_WINDOW, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** One search for all who ask, who may do so at the same time. */
let found;

/**
 * A browser for the tests: the machine's own, else Playwright's, else installed where we may.
 * @returns {Promise<object>} variables for Playwright: CHROMIUM_PATH, or none when Playwright's own browser is there
 * @throws Error that says what to install
 */
export function findBrowser(context) {
  found ??= search(context);
  return found;
}

async function search(context) {
  const given = process.env.CHROMIUM_PATH;
  if (given && !existsSync(given)) throw new Error(`CHROMIUM_PATH names ${given}, which does not exist.`);
  const system = given ?? findProgram(NAMES);
  if (system) return { CHROMIUM_PATH: system };
  if (await hasPlaywrightBrowser()) return {};
  if (installWithApt(WITHOUT_WINDOW) || installWithApt('chromium')) return { CHROMIUM_PATH: findProgram(NAMES) };
  console.log('Fetching a browser (playwright install chromium) ...');
  if (await runProgram([programOf('@playwright/test', 'cli.js'), 'install', 'chromium'], context)) return {};
  throw new Error('These tests need a browser: install Chromium, or name one in CHROMIUM_PATH.');
}

async function hasPlaywrightBrowser() {
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath());
}
