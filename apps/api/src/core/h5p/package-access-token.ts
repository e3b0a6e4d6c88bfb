import { SERVER_LIMITS } from '@murmel/contracts';
import { acceptedSecrets, type Configuration, deriveKey, equalSecrets, sign } from '@murmel/server';
import { validate as isUuid } from 'uuid';

const HOUR_SECONDS = 3600;
const PURPOSE = 'pass to a package';

/**
 * Returns a pass that opens one package on the other origin, where no client has a cookie: the file, an expiry, and a signature. It is
 * issued only to those who may see the block, contains nothing about them, and expires by itself.
 */
export function packageAccessToken(configuration: Configuration, fileId: string, now = Date.now()): string {
  const until = Math.ceil(now / 1000 / HOUR_SECONDS + SERVER_LIMITS.h5p.passHours) * HOUR_SECONDS;
  const words = `${fileId}.${until.toString(36)}`;
  return `${words}.${signed(configuration.secret, words)}`;
}

/** @returns the id of the file; undefined for whatever opens nothing (any more) */
export function fileOfAccessToken(configuration: Configuration, pass: string, now = Date.now()): string | undefined {
  const [fileId = '', until = '', signature = '', ...more] = pass.split('.');
  if (more.length > 0 || !isUuid(fileId) || !/^[\da-z]{1,9}$/.test(until)) return undefined;
  const known = acceptedSecrets(configuration).some((secret) => equalSecrets(signed(secret, `${fileId}.${until}`), signature));
  return known && Number.parseInt(until, 36) * 1000 > now ? fileId : undefined;
}

function signed(secret: string, words: string): string {
  return sign(deriveKey(secret, PURPOSE), words);
}
