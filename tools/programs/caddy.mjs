import { findProgram, installWithApt } from './install.mjs';

/**
 * Path of caddy, the proxy in front of an installation: the machine's own, else installed where we may.
 * @throws Error that says what to install
 */
export function findCaddy() {
  const find = () => findProgram([process.env.CADDY_PATH, 'caddy', '/usr/bin/caddy'].filter(Boolean));
  const found = find() ?? (installWithApt('caddy') ? find() : undefined);
  if (!found)
    throw new Error(
      'These tests need a real proxy: install caddy (Debian: apt-get install caddy; macOS: brew install caddy), or name it in CADDY_PATH.',
    );
  return found;
}
