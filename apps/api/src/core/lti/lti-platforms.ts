import { SERVER_LIMITS } from '@murmel/contracts';
import type { Configuration, LtiPlatform } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { createRemoteJWKSet, customFetch, type RemoteJWKSet } from 'jose';
import { CONFIGURATION } from '../../platform/injection-tokens.js';
import { askPlatform } from './platform-fetch.js';

/** Time for which the keys of a platform are taken as known; a key that is not among them is looked for sooner. */
const KEYS_FRESH_MS = 3_600_000;
/** Pause between two looks for an unknown key, so that forged launches make us no burden to a platform. */
const KEYS_PAUSE_MS = 30_000;

/** The learning platforms that the operator named. */
@Injectable()
export class LtiPlatforms {
  private readonly keys = new Map<string, RemoteJWKSet>();

  constructor(@Inject(CONFIGURATION) private readonly configuration: Configuration) {}

  get all(): readonly LtiPlatform[] {
    return this.configuration.ltiPlatforms;
  }

  byId(id: string): LtiPlatform | undefined {
    return this.all.find((platform) => platform.id === id);
  }

  /** Finds the platform of a login. @param clientId platforms may leave it out where there is one client of theirs */
  ofLogin(issuer: string, clientId: string | undefined): LtiPlatform | undefined {
    const known = this.all.filter((one) => one.issuer === issuer && (clientId === undefined || one.clientId === clientId));
    return known.length === 1 ? known[0] : undefined;
  }

  /** Keys with which the platform signs, kept for an hour. */
  keysOf({ id, keysUrl }: LtiPlatform): RemoteJWKSet {
    const kept = this.keys.get(id);
    if (kept) return kept;
    const keys = createRemoteJWKSet(new URL(keysUrl), {
      timeoutDuration: SERVER_LIMITS.lti.answerMs,
      cacheMaxAge: KEYS_FRESH_MS,
      cooldownDuration: KEYS_PAUSE_MS,
      [customFetch]: (url, options) => askPlatform(url, options),
    });
    this.keys.set(id, keys);
    return keys;
  }
}

/** True if the address lies at one of the places that the operator named for this platform. */
export function isAtPlatform({ authorizationUrl, tokenUrl, keysUrl }: LtiPlatform, address: string): boolean {
  const asked = URL.parse(address);
  return asked !== null && [authorizationUrl, tokenUrl, keysUrl].some((own) => new URL(own).origin === asked.origin);
}
