import { existsSync } from 'node:fs';
import { findProgram, installWithApt } from './install.mjs';

const NAMES = ['/usr/bin/firefox-esr', 'firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];

/**
 * Firefox for the tests in another browser: the one that is named, else the machine's own, else installed where we may.
 * @returns {{ FIREFOX_PATH: string }}
 * @throws Error that says what to install
 */
export function findFirefox() {
  const given = process.env.FIREFOX_PATH;
  if (given && !existsSync(given)) throw new Error(`FIREFOX_PATH names ${given}, which does not exist.`);
  const found = given ?? findProgram(NAMES) ?? (installWithApt('firefox-esr') ? findProgram(NAMES) : undefined);
  if (!found) throw new Error('These tests need Firefox: install it (Debian: apt-get install firefox-esr), or name one in FIREFOX_PATH.');
  return { FIREFOX_PATH: found };
}
