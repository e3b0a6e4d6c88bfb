import { readFileSync } from 'node:fs';

const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string };

/** Version of this build, as browsers report it with their errors. */
export const RELEASE = manifest.version;
