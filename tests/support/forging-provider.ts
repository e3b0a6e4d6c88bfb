import { createHmac, KeyObject, sign } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair, type JWTHeaderParameters, type JWTPayload } from 'jose';

export const FORGER_CLIENT = 'murmel';
export const FORGER_SECRET = 'a-secret-that-forger-and-client-share-01';
const KID = 'kept';

/** Differences between one answer and an honest one. */
export interface Forgery {
  claims?: (good: JWTPayload) => JWTPayload;
  header?: Partial<JWTHeaderParameters>;
  key?: CryptoKey | Uint8Array;
  /** the token instead of a signed one */
  token?: (good: string) => string | undefined;
  /** answers the exchange of the code itself */
  answer?: (response: ServerResponse) => unknown;
  userinfo?: object;
}

/** A provider at the wire that says what a test wants. Browsers are not sent through it: a test takes `state` and `nonce` from its address. */
export class ForgingProvider {
  readonly subject = 'person-1';
  forgery: Forgery = {};
  nonce = '';
  private keys!: Awaited<ReturnType<typeof generateKeyPair>>;
  private readonly server = createServer((request, response) => {
    request.resume();
    request.on('end', () => void this.answer(request.url!, response));
  });

  async start(): Promise<this> {
    this.keys = await generateKeyPair('RS256', { extractable: true });
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done));
    return this;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  get issuer(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** The public key, as it is shown. */
  async publicKey() {
    return exportJWK(this.keys.publicKey);
  }

  /** Signs with the right key, whatever the header says: by hand, since a library refuses to sign badly. */
  async sign(claims: JWTPayload, { header, key = this.keys.privateKey }: Pick<Forgery, 'header' | 'key'> = {}): Promise<string> {
    const said = { alg: 'RS256', kid: KID, ...header };
    const input = [said, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
    const hash = `sha${said.alg.slice(2)}`;
    const signature =
      key instanceof Uint8Array
        ? createHmac(hash, key).update(input).digest()
        : sign(hash, Buffer.from(input), KeyObject.from(key as never));
    return `${input}.${signature.toString('base64url')}`;
  }

  /** Claims of an honest ID token. */
  honest(): JWTPayload {
    const now = Math.floor(Date.now() / 1000);
    const { issuer: iss, subject: sub, nonce } = this;
    return { iss, sub, aud: FORGER_CLIENT, nonce, iat: now, exp: now + 300, role: 'teacher', sid: 'sid-1' };
  }

  private async answer(url: string, response: ServerResponse): Promise<void> {
    const json = (body: unknown) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
    const { issuer, forgery } = this;
    switch (url.split('?')[0]) {
      case '/.well-known/openid-configuration':
        return void json({
          issuer,
          authorization_endpoint: `${issuer}/auth`,
          token_endpoint: `${issuer}/token`,
          userinfo_endpoint: `${issuer}/me`,
          jwks_uri: `${issuer}/keys`,
          response_types_supported: ['code'],
          // It says that it takes everything: what it says of itself proves nothing.
          id_token_signing_alg_values_supported: ['RS256', 'RS384', 'HS256', 'none', 'EdDSA', 'ES256', 'PS256'],
          code_challenge_methods_supported: ['S256'],
          authorization_response_iss_parameter_supported: true,
        });
      case '/keys':
        return void json({ keys: [{ ...(await this.publicKey()), kid: KID, use: 'sig' }] });
      case '/me':
        return void json(forgery.userinfo ?? { sub: this.subject, role: 'teacher' });
      default: {
        if (forgery.answer) return void forgery.answer(response);
        const claims = forgery.claims ? forgery.claims(this.honest()) : this.honest();
        const good = await this.sign(claims, forgery);
        const token = forgery.token ? forgery.token(good) : good;
        return void json({ access_token: 'access', token_type: 'Bearer', expires_in: 300, id_token: token });
      }
    }
  }
}
