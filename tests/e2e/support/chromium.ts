import { existsSync } from 'node:fs';

/** Chromium of the machine; `npm test` names it when it stands elsewhere. Undefined: the one that Playwright brought. */
export const chromiumPath =
  process.env['CHROMIUM_PATH'] ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path));
