import { databaseNow, equalSecrets, type Logger, type LtiPlatform } from '@murmel/server';
import { errors, jwtVerify, type RemoteJWKSet } from 'jose';
import { tooMuchOf } from '../../../platform/json-bodies.js';
import { ServerAway } from '../../web-requests/ask-server.js';
import { type LaunchClaims, readClaims } from './launch-claims.js';
import { LaunchRefused } from './launch-refused.js';

const ALGORITHMS = ['RS256', 'ES256'];
/** Age of an answer that is still taken, and what clocks may differ by. */
const MAX_AGE = '10m';
const CLOCKS_SECONDS = 30;
/** Codes of jose for keys that could not be fetched. */
const AWAY: ReadonlySet<string> = new Set(['ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID', 'ERR_JOSE_GENERIC']);

interface Expected {
  platform: LtiPlatform;
  nonce: string;
  keys: RemoteJWKSet;
  logger: Logger;
}

/**
 * Verifies what a platform signed: by its key, for us, now, as the answer to this handshake.
 * @throws LaunchRefused
 */
export async function verifyLaunch(idToken: string, { platform, nonce, keys, logger }: Expected): Promise<LaunchClaims> {
  // Before the signature is looked at: deep nesting and a million values are no launch, even with a good signature.
  if (tooMuchOf(Buffer.from(idToken.split('.', 2)[1] ?? '', 'base64url'))) throw new LaunchRefused('invalid');
  const { issuer, clientId: audience } = platform;
  const payload = await jwtVerify(idToken, keys, {
    issuer,
    audience,
    algorithms: ALGORITHMS,
    maxTokenAge: MAX_AGE,
    currentDate: databaseNow(),
    clockTolerance: CLOCKS_SECONDS,
    requiredClaims: ['exp', 'sub', 'nonce'],
  }).then(
    (verified) => verified.payload,
    (error: unknown) => {
      // The error itself holds the claims, with names: it is not logged.
      const code = error instanceof errors.JOSEError ? error.code : 'unknown';
      const away = error instanceof ServerAway || AWAY.has(code);
      logger.warn({ platform: platform.id, code, claim: (error as { claim?: string }).claim }, 'a launch was refused');
      throw new LaunchRefused(away ? 'away' : 'invalid');
    },
  );
  const isForUs = !Array.isArray(payload.aud) || payload.aud.length === 1 || payload['azp'] === audience;
  const isAuthorized = payload['azp'] === undefined || payload['azp'] === audience;
  const isAnswer = typeof payload['nonce'] === 'string' && equalSecrets(payload['nonce'], nonce);
  const claims = readClaims(payload);
  const refused = !isForUs || !isAuthorized ? 'audience' : !isAnswer ? 'nonce' : !claims ? 'claims' : undefined;
  if (refused !== undefined) logger.warn({ platform: platform.id, code: refused }, 'a launch was refused');
  if (refused !== undefined || !claims) throw new LaunchRefused('invalid');
  if (!platform.deployments.includes(claims.deployment)) throw new LaunchRefused('unknownPlatform');
  return claims;
}
