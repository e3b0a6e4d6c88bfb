import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** Chromium of the machine; `npm test` names it when it stands elsewhere. */
const chromium = process.env['CHROMIUM_PATH'] ?? ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path));

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results/e2e',
  globalSetup: './support/global-setup.ts',
  // Two cores: api, collab-server, database and two browsers share them.
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  // What is measured in ms waits until nothing else runs; alone: `--project "first load" --no-deps`.
  projects: [
    { name: 'product', testIgnore: '**/first-load.spec.ts' },
    { name: 'first load', testMatch: '**/first-load.spec.ts', dependencies: ['product'], workers: 1 },
  ],
  use: {
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
});
