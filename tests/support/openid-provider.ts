import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Provider, type ProviderContext } from 'oidc-provider';
import { freePort } from './free-port.js';
import { OpenIdStorage } from './openid-storage.js';

/** A person with an account at a provider; `claims` are said in the ID token. */
export interface OpenIdPerson {
  sub: string;
  /** on the button of the provider's page; `sub` by default */
  label?: string;
  claims?: Record<string, unknown>;
}

interface OpenIdOptions {
  /** id by which the product's configuration calls it, which is part of its addresses; `schule` by default */
  id?: string;
  people?: OpenIdPerson[];
  /** claims beyond `sub` are said by the userinfo endpoint alone, as some providers do */
  claimsAtUserinfo?: boolean;
  /** false: it offers neither an end of its session to clients nor tells them of one */
  logout?: boolean;
}

const CLIENT_ID = 'murmel';
const CLIENT_SECRET = 'a-secret-of-the-client-0123456789';
const HOUR_S = 3600;
/** Claims that come with the scope `profile`; all others come with every sign-on. */
const PROFILE = ['given_name', 'family_name', 'name'];

/**
 * A provider of school accounts, made by the package `oidc-provider`, on a port of 127.0.0.1. Who is `signsIn` or named by `login_hint` is
 * signed in without a page; all others choose a person by a button. Several may stand in one process and in one browser.
 */
export class OpenIdProvider {
  /** the person who is signed in without being asked; undefined: a page asks */
  signsIn: string | undefined;
  /** problems of telling the product of an end */
  readonly logoutErrors: unknown[] = [];

  private readonly storage = new OpenIdStorage();
  private readonly people = new Map<string, OpenIdPerson>();
  private readonly server = createServer((request, response) => void this.answer(request, response).catch(() => response.destroy()));
  private signingKey = newSigningKey();
  private built: Provider | undefined;
  private port = 0;
  private product = { address: '', listens: '' };

  constructor(private readonly options: OpenIdOptions = {}) {
    for (const person of options.people ?? []) this.people.set(person.sub, person);
  }

  get id(): string {
    return this.options.id ?? 'schule';
  }

  get issuer(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Its entry of `SIGN_ON_PROVIDERS`; `more` are settings beyond those that say where it stands. */
  setting(more: Record<string, unknown> = {}): Record<string, unknown> {
    return {
      id: this.id,
      name: this.id,
      issuer: this.issuer,
      clientId: CLIENT_ID,
      key: CLIENT_SECRET,
      teachers: 'all',
      ...more,
    };
  }

  /** Begins to listen, on the same port after a stop. */
  async start(): Promise<this> {
    this.port ||= await freePort();
    await new Promise<void>((done) => this.server.listen(this.port, '127.0.0.1', done));
    return this;
  }

  /** It is away. */
  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  /**
   * Makes the product its client.
   * @param address `publicUrl` of the product, to which it sends browsers back
   * @param listens where the product's own server listens for the end of sessions; as `address` by default
   */
  serves(address: string, listens = address): void {
    this.product = { address, listens };
    this.built = undefined;
  }

  add(person: OpenIdPerson): void {
    this.people.set(person.sub, person);
    this.built = undefined;
  }

  /** From now on it signs with another key, and shows this one alone. */
  rotateKeys(): void {
    this.signingKey = newSigningKey();
    this.built = undefined;
  }

  /** Ends what a person has open there, and tells the product (back-channel logout). @returns how many sessions ended */
  async endSessions(sub: string): Promise<number> {
    const ended = this.storage.endSessions(sub, CLIENT_ID);
    const client = await this.provider().Client.find(CLIENT_ID);
    await Promise.all(ended.map((sid) => client!.backchannelLogout(sub, sid).catch((error: unknown) => this.logoutErrors.push(error))));
    return ended.length;
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const provider = this.provider();
    const url = new URL(request.url!, this.issuer);
    if (!url.pathname.startsWith('/choose/')) return provider.callback()(request, response);
    const { params } = await provider.interactionDetails(request, response);
    const sub = url.searchParams.get('person') ?? params.login_hint ?? this.signsIn;
    if (url.searchParams.has('cancel')) return provider.interactionFinished(request, response, { error: 'access_denied' });
    if (sub !== undefined) return provider.interactionFinished(request, response, { login: { accountId: sub } });
    response.setHeader('content-type', 'text/html; charset=utf-8').end(this.page());
  }

  private page(): string {
    const buttons = [...this.people.values()].map(
      ({ sub, label }) => `<p><button name="person" value="${html(sub)}">${html(label ?? sub)}</button></p>`,
    );
    return document(`<h1>${html(this.id)}: Wer sind Sie?</h1>
      <form method="get">${buttons.join('')}<p><button name="cancel" value="1">Abbrechen</button></p></form>`);
  }

  private provider(): Provider {
    return (this.built ??= this.build());
  }

  private build(): Provider {
    const names = new Set([...this.people.values()].flatMap(({ claims }) => Object.keys(claims ?? {})));
    const logout = this.options.logout ?? true;
    const { address, listens } = this.product;
    return new Provider(this.issuer, {
      adapter: this.storage.adapter,
      clients: [
        {
          client_id: CLIENT_ID,
          client_secret: CLIENT_SECRET,
          redirect_uris: [`${address}/sign_on/with/${this.id}/callback`],
          post_logout_redirect_uris: [`${address}/login`],
          ...(logout && {
            backchannel_logout_uri: `${listens}/sign_on/with/${this.id}/logout`,
            backchannel_logout_session_required: true,
          }),
        },
      ],
      jwks: { keys: [this.signingKey] },
      cookies: {
        keys: [this.id],
        // Ports of one machine share their cookies.
        names: { session: `_session_${this.port}`, interaction: `_interaction_${this.port}`, resume: `_resume_${this.port}` },
      },
      conformIdTokenClaims: this.options.claimsAtUserinfo ?? false,
      claims: { openid: ['sub', ...[...names].filter((name) => !PROFILE.includes(name))], profile: PROFILE },
      scopes: ['openid', 'profile'],
      ttl: { Interaction: HOUR_S, Grant: HOUR_S, Session: HOUR_S, AccessToken: HOUR_S, IdToken: HOUR_S, AuthorizationCode: 60 },
      pkce: { required: () => true },
      features: {
        devInteractions: { enabled: false },
        backchannelLogout: { enabled: logout },
        rpInitiatedLogout: { enabled: logout, logoutSource },
      },
      interactions: { url: (_context: unknown, interaction: { uid: string }) => `/choose/${interaction.uid}` },
      findAccount: (_context: unknown, sub: string) => {
        const person = this.people.get(sub);
        return person && { accountId: sub, claims: async () => ({ ...person.claims, sub }) };
      },
      loadExistingGrant: grantEverything,
      // Its own guard refuses addresses of this machine.
      fetch: (url: string, { dispatcher: _guarded, ...options }: RequestInit & { dispatcher?: unknown }) => fetch(url, options),
    });
  }
}

/** Gives every consent unasked. */
async function grantEverything({ oidc }: ProviderContext): Promise<unknown> {
  const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
  grant.addOIDCScope('openid profile');
  await grant.save();
  return grant;
}

function logoutSource(context: ProviderContext, form: string): void {
  context.body = document(`<h1>Abmelden?</h1>${form}<button form="op.logoutForm" name="logout" value="yes">Überall abmelden</button>`);
}

const document = (body: string): string =>
  `<!doctype html><html lang="de"><meta charset="utf-8"><title>Schulkonto</title><main>${body}</main></html>`;

const html = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function newSigningKey(): object {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: randomBytes(6).toString('hex') };
}
