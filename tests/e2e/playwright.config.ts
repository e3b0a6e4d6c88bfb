import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { patience } from '../support/on-this-machine.js';
import { chromiumPath } from './support/chromium.js';

/** A path of this folder, also where the root's `playwright.config.ts` hands this configuration on. */
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Starts Firefox of the machine; `npm run proof -- firefox` names it when it stands elsewhere. */
const firefox = here('support/firefox.mjs');

/** The tag of what `npm test` looks at in a browser; all other tests are those of `npm run proof`. */
const WALK = /@walk/;
/** The tag of tests that hold seconds or less. */
const DEADLINE = /@deadline/;
/** The tag of tests in another browser. */
const FIREFOX = /@firefox/;
/** The tag of what takes the README's pictures (`npm run pictures`): it shows the product and tests nothing. */
const PICTURES = /@pictures/;

/** Tests without a deadline give way to others: while those are busy, a page here may stand still for long. */
const WITHOUT_SECONDS = {
  timeout: patience(600_000),
  expect: { timeout: patience() },
  use: {
    // An action on a control that cannot be pressed fails before the whole test has waited for it.
    actionTimeout: patience(120_000),
    // Frames of movement are a tenth of the work; lessons, where people see them, run with it.
    contextOptions: { reducedMotion: 'reduce' },
  },
} as const;

export default defineConfig({
  testDir: here('.'),
  testMatch: '**/*.spec.ts',
  outputDir: here('../../test-results/e2e'),
  globalSetup: here('support/global-setup.ts'),
  // A test waits half of its time: two left a core idle, and of four each may stand still for long while others hold seconds.
  workers: 3,
  fullyParallel: false,
  forbidOnly: true,
  // Waits without a promised number; what the product promises in seconds stands at its place in a test.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  // Each a stage of its own (tools/stages): what must happen within a second or two goes first, and in its own project has nothing
  // beside it (support/turn.ts).
  projects: [
    { name: 'walks', grep: WALK, ...WITHOUT_SECONDS },
    { name: 'product', grepInvert: [WALK, DEADLINE, FIREFOX, PICTURES], ...WITHOUT_SECONDS },
    { name: 'deadlines', grep: DEADLINE, workers: 2 },
    // The browser of the distribution, by the protocol that all browsers speak.
    { name: 'firefox', grep: FIREFOX, use: { browserName: 'firefox', channel: 'moz-firefox', launchOptions: { executablePath: firefox } } },
    // Each shows a part of the demo world that the others leave alone.
    { name: 'pictures', grep: PICTURES, workers: 2, ...WITHOUT_SECONDS },
  ],
  use: {
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1440, height: 900 },
    // A trace of each test costs a third of the time: `--trace retain-on-failure` asks for it. A picture of the end costs nothing.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromiumPath ? { executablePath: chromiumPath } : {}),
      // Where no language is set, Chromium knows no letter beyond ASCII, and calls each file with one in its name "download".
      env: { LANG: 'C.UTF-8', ...process.env },
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A machine without a graphics card draws for itself, in one way less.
        '--disable-gpu',
      ],
    },
  },
});
