import { readFileSync } from 'node:fs';

const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string };

/** Version of this build, as it stands in its heartbeat. */
export const RELEASE = manifest.version;
