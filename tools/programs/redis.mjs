import { findProgram, installWithApt } from './install.mjs';

/**
 * Path of redis-server: the machine's own, else installed where we may.
 * @throws Error that says what to install
 */
export function findRedis() {
  const find = () => findProgram([process.env.REDIS_SERVER_PATH, 'redis-server', '/usr/bin/redis-server'].filter(Boolean));
  const found = find() ?? (installWithApt('redis-server') ? find() : undefined);
  if (!found)
    throw new Error(
      'These tests need a real Redis: install redis-server (Debian: apt-get install redis-server; macOS: brew install redis), or name it in REDIS_SERVER_PATH.',
    );
  return found;
}
