import { databaseNow, type SignOnProvider } from '@murmel/server';
import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyOptions, jwtVerify, customFetch as keyFetch } from 'jose';
import * as openid from 'openid-client';
import { TimeCache } from '../../platform/time-cache.js';
import { lacksWanted, type ProviderClaims } from './provider-claims.js';
import { providerFetch } from './provider-fetch.js';

/** Signatures that are believed. Never `none`, never one whose key the provider and its clients share. */
export const SIGNATURES = ['RS256', 'ES256', 'PS256'];
const HOUR_MS = 3_600_000;
/** Keys are not fetched more often because of what strangers send. */
const KEY_PAUSE_MS = 30_000;
const CLOCKS_DIFFER_S = 30;
const SUBJECT_MAX = 255;
const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout';

/** Secrets of one handshake. */
export interface HandshakeSecrets {
  state: string;
  nonce: string;
  /** of PKCE */
  verifier: string;
}

/** A person, as a provider vouches for them. */
export interface SignedOn {
  issuer: string;
  subject: string;
  /** the provider's own session; null: it names none */
  sid: string | null;
  claims: ProviderClaims;
}

/** A session that ended at the provider, or all of a person. */
export interface EndedThere {
  issuer: string;
  subject: string | null;
  sid: string | null;
  /** of the message, which counts once */
  id: string;
}

interface Discovered {
  client: openid.Configuration;
  server: openid.ServerMetadata;
  keys: ReturnType<typeof createRemoteJWKSet>;
}

/**
 * Talks to one provider. Its description and its keys are kept for an hour; a new key is fetched when it is first seen. openid-client
 * exchanges the code; who the person is, is read from the ID token alone after its signature was verified against the provider's keys.
 */
export class ProviderConnection {
  private readonly discovered = new TimeCache<Discovered>(HOUR_MS, () => this.discover());
  private readonly present = new TimeCache(0, () => this.describe());

  /** @param origin under which browsers reach this product */
  constructor(
    readonly provider: SignOnProvider,
    private readonly origin: string,
    private readonly address: string,
  ) {}

  /** Asks the provider what it says of itself, past everything that is kept. @throws ServerAway */
  describe(): Promise<Response> {
    const address = `${this.provider.issuer.replace(/\/+$/, '')}/.well-known/openid-configuration`;
    return providerFetch(address, { method: 'GET', headers: { accept: 'application/json' } });
  }

  /** Address to which the provider sends browsers back. */
  get redirectUri(): string {
    return `${this.address}/callback`;
  }

  /** Address that the provider tells of the end of sessions. */
  get logoutUri(): string {
    return `${this.address}/logout`;
  }

  /**
   * Asks the provider now, once for all who begin at this moment: a person is told that it is away, and not sent to an address that does
   * not answer.
   * @throws ServerAway; Error for a provider that describes itself wrongly
   */
  async reach(): Promise<void> {
    await this.present.get();
    await this.discovered.get();
  }

  /** Returns the address at the provider at which a browser signs on. @throws ServerAway */
  async signOnAddress({ state, nonce, verifier }: HandshakeSecrets): Promise<string> {
    const { client } = await this.discovered.get();
    const address = openid.buildAuthorizationUrl(client, {
      redirect_uri: this.redirectUri,
      response_type: 'code',
      scope: this.provider.scopes.join(' '),
      state,
      nonce,
      code_challenge: await openid.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });
    return address.href;
  }

  /**
   * Returns the person for whom the provider vouches.
   * @param search the query of the address by which the browser came back
   * @throws ServerAway; AuthorizationResponseError where the provider refused; Error for everything that cannot be trusted
   */
  async answer(search: string, { state, nonce, verifier }: HandshakeSecrets): Promise<SignedOn> {
    const discovered = await this.discovered.get();
    const { client, server } = discovered;
    const tokens = await openid.authorizationCodeGrant(client, new URL(`${this.redirectUri}${search}`), {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    });
    const claims = await this.verify(tokens.id_token!, discovered, 'id', { requiredClaims: ['sub', 'iat', 'exp', 'nonce'] });
    if (claims['nonce'] !== nonce) throw new Error('the ID token belongs to another handshake');
    if (claims['azp'] !== undefined && claims['azp'] !== this.provider.clientId) throw new Error('the ID token is for another client');
    const subject = claims.sub!;
    if (subject.length === 0 || subject.length > SUBJECT_MAX) throw new Error('the ID token names no usable subject');
    const more =
      lacksWanted(claims, this.provider) && server.userinfo_endpoint !== undefined
        ? await openid.fetchUserInfo(client, tokens.access_token, subject)
        : {};
    return { issuer: server.issuer, subject, sid: sidOf(claims), claims: { ...more, ...claims } };
  }

  /** Reads the message that a session ended at the provider. @throws ServerAway; Error for what is not to be obeyed */
  async ended(token: string): Promise<EndedThere> {
    const discovered = await this.discovered.get();
    const claims = await this.verify(token, discovered, 'logout', { maxTokenAge: '2m', requiredClaims: ['iat', 'jti', 'events'] });
    const { events } = claims;
    const event = typeof events === 'object' && events !== null ? (events as Record<string, unknown>)[LOGOUT_EVENT] : undefined;
    if (typeof event !== 'object' || event === null) throw new Error('the message tells of something else');
    if (claims['nonce'] !== undefined) throw new Error('the message is an ID token');
    const ended = { issuer: discovered.server.issuer, subject: claims.sub ?? null, sid: sidOf(claims), id: claims.jti! };
    if (ended.subject === null && ended.sid === null) throw new Error('the message names neither person nor session');
    return ended;
  }

  /** Returns the address at which a browser signs out of the provider, too; undefined where it has none or is away. */
  async signOutAddress(): Promise<string | undefined> {
    const found = await this.discovered.get().catch(() => undefined);
    if (found?.server.end_session_endpoint === undefined) return undefined;
    return openid.buildEndSessionUrl(found.client, { post_logout_redirect_uri: `${this.origin}/login` }).href;
  }

  /**
   * Verifies what a provider signed.
   * @param kind ID tokens come from the provider itself, so that a key which is not known is fetched at once; any client may send the other
   */
  private async verify(token: string, { keys, server }: Discovered, kind: 'id' | 'logout', wanted: JWTVerifyOptions): Promise<JWTPayload> {
    const verified = () =>
      jwtVerify(token, keys, {
        ...wanted,
        issuer: server.issuer,
        audience: this.provider.clientId,
        algorithms: SIGNATURES,
        currentDate: databaseNow(),
        clockTolerance: CLOCKS_DIFFER_S,
      });
    const { payload, protectedHeader } = await verified().catch(async (error: unknown) => {
      if (kind !== 'id' || !(error instanceof errors.JWKSNoMatchingKey)) throw error;
      await keys.reload();
      return verified();
    });
    // The type may be left out. One that is said must be right: an ID token ends no session, and the other way round.
    const typ = protectedHeader.typ?.toLowerCase();
    if (typ !== undefined && (typ === 'logout+jwt') !== (kind === 'logout')) throw new Error('the token is of another type');
    return payload;
  }

  private async discover(): Promise<Discovered> {
    const { issuer, clientId, key } = this.provider;
    // The configuration takes addresses without HTTPS on this machine alone.
    const isPlain = issuer.startsWith('http:');
    const authentication: openid.ClientAuth = (server, ...others) => clientAuthentication(key, server)(server, ...others);
    const client = await openid.discovery(new URL(issuer), clientId, key === undefined ? {} : { client_secret: key }, authentication, {
      [openid.customFetch]: providerFetch,
      ...(isPlain ? { execute: [openid.allowInsecureRequests] } : {}),
    });
    const server = client.serverMetadata();
    const address = URL.parse(server.jwks_uri ?? '');
    if (address === null || !(isPlain || address.protocol === 'https:')) throw new Error('the provider shows no keys');
    const keys = createRemoteJWKSet(address, { cacheMaxAge: HOUR_MS, cooldownDuration: KEY_PAUSE_MS, [keyFetch]: providerFetch });
    return { client, server, keys };
  }
}

/** As the provider wants the client's secret; in the header, as the standard has it, where it says nothing. */
function clientAuthentication(key: string | undefined, { token_endpoint_auth_methods_supported: ways }: Parameters<openid.ClientAuth>[0]) {
  if (key === undefined) return openid.None();
  return ways === undefined || ways.includes('client_secret_basic') ? openid.ClientSecretBasic(key) : openid.ClientSecretPost(key);
}

function sidOf(claims: JWTPayload): string | null {
  const { sid } = claims as { sid?: unknown };
  return typeof sid === 'string' && sid !== '' && sid.length <= SUBJECT_MAX ? sid : null;
}
