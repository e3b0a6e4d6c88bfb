import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { escapeHtml } from '@murmel/contracts';
import type { LtiPlatform } from '@murmel/server';
import { createRemoteJWKSet, type JWTPayload, jwtVerify } from 'jose';
import {
  type Bent,
  claimsOf,
  fresh,
  type Launch,
  LTI_DEEP,
  LTI_SCORES,
  makePlatformKey,
  type Placed,
  type PlatformKey,
  signed,
} from './lti-claims.js';

const MEDIA_TYPE = 'application/vnd.ims.lis.v1.score+json';
const HUGE_BYTES = 10_000_000;
const SLOW_MS = 30_000;
const ASSERTION = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';

/** A grade that the platform took. */
export interface TakenScore {
  userId: string;
  timestamp: string;
  scoreGiven?: number;
  scoreMaximum?: number;
  activityProgress: string;
  gradingProgress: string;
  comment?: string;
}

/** How an address of the platform behaves: well, badly, or with a status of its own. */
type Manner = 'good' | 'away' | 'slow' | 'huge' | number;

/** A learning platform at the wire: its course, its keys, its grades. It behaves well unless a test asks for something else. */
export class WireLtiPlatform {
  readonly clientId = 'murmel-werkzeug';
  readonly deployment = '17';
  /** origin of the tool: known after it was started */
  tool = '';
  /** changes every answer from now on */
  bent: Bent = {};
  readonly manners: Record<'keys' | 'token' | 'scores', Manner> = { keys: 'good', token: 'good', scores: 'good' };
  /** places in the course, newest last: what deep linking returned */
  readonly placed: Placed[] = [];
  /** answers of deep linking, as the tool signed them */
  readonly returned: JWTPayload[] = [];
  /** grades, by the place in the course and the person */
  readonly scores = new Map<string, TakenScore[]>();
  /** runs before a request is answered, for what happens at just this moment */
  meanwhile: ((asked: string) => Promise<unknown>) | undefined;
  /** requests that arrived, as `GET /keys` */
  readonly asked: string[] = [];
  /** why requests were refused */
  readonly refused: string[] = [];
  private keys: PlatformKey[] = [];
  private readonly tokens = new Set<string>();
  private readonly assertions = new Set<string>();
  private readonly server = createServer((request, response) => {
    this.answer(request, response).catch((error: unknown) => this.refuse(response, 500, String(error)));
  });

  async start(): Promise<this> {
    this.keys = [await makePlatformKey()];
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done));
    return this;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  /** Origin of another site than that of the tool at `localhost`. */
  get issuer(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Entry for LTI_PLATFORMS. */
  registration(id = 'schulplattform', name = 'Schulplattform'): LtiPlatform {
    return {
      id,
      name,
      issuer: this.issuer,
      clientId: this.clientId,
      deployments: [this.deployment],
      authorizationUrl: `${this.issuer}/authorize`,
      tokenUrl: `${this.issuer}/token`,
      keysUrl: `${this.issuer}/keys`,
    };
  }

  /** Signs with a new key from now on. @param keepsOld shows the one before as well */
  async rotate(keepsOld = false, alg: 'RS256' | 'ES256' = 'RS256'): Promise<void> {
    this.keys = [await makePlatformKey(alg), ...(keepsOld ? this.keys : [])];
  }

  /** Puts something into the course by hand. */
  place(given: Partial<Placed> & Pick<Placed, 'custom'>): Placed {
    const placed = { id: fresh(), title: 'Material', url: `${this.tool}/lti/launch`, lineItem: false, ...given };
    this.placed.push(placed);
    return placed;
  }

  /** The address that a click in the course opens. */
  loginUrl(launch: Launch): string {
    const url = new URL('/lti/login', this.tool);
    url.search = new URLSearchParams({
      iss: this.issuer,
      login_hint: launch.user,
      target_link_uri: launch.placed?.url ?? `${this.tool}/lti/launch`,
      lti_message_hint: JSON.stringify({ role: launch.role, placed: launch.placed?.id }),
      client_id: this.clientId,
      lti_deployment_id: this.deployment,
    }).toString();
    return url.href;
  }

  /** Returns the platform's answer to a login: the form that its page sends by itself. @param location where the tool sent the browser */
  async form(location: string): Promise<{ id_token: string; state: string }> {
    const asked = new URL(location).searchParams;
    for (const [name, wanted] of Object.entries({
      scope: 'openid',
      response_type: 'id_token',
      response_mode: 'form_post',
      prompt: 'none',
      client_id: this.clientId,
      redirect_uri: `${this.tool}/lti/launch`,
    }))
      if (asked.get(name) !== wanted) throw new Error(`The tool asks with ${name}=${asked.get(name)}, expected ${wanted}`);
    const { role, placed } = JSON.parse(asked.get('lti_message_hint') ?? '{}') as { role: Launch['role']; placed?: string };
    const launch: Launch = { user: asked.get('login_hint') ?? '', role, placed: this.placed.find(({ id }) => id === placed) };
    const claims = claimsOf(launch, this, asked.get('nonce') ?? '');
    const idToken = await signed(this.bent.claims?.(claims) ?? claims, this.keys[0]!, this.bent);
    return { id_token: idToken, state: asked.get('state') ?? '' };
  }

  /** Grades of a person at a place, oldest first. */
  scoresOf(placed: Placed, subject: string): TakenScore[] {
    return this.scores.get(`${placed.id} ${subject}`) ?? [];
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url!, this.issuer);
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Buffer.concat(parts).toString();
    const [, first = '', second = '', third = ''] = url.pathname.split('/');
    this.asked.push(`${request.method} ${url.pathname}`);
    await this.meanwhile?.(`${request.method} ${url.pathname}`);
    const manner = this.manners[third === 'scores' ? 'scores' : (first as 'keys')] ?? 'good';
    if (manner === 'away') return void request.socket.destroy();
    if (manner === 'slow') await wait(SLOW_MS, undefined, { ref: false });
    if (manner === 'huge') return json(response, 200, { keys: ['x'.repeat(HUGE_BYTES)], access_token: 'x'.repeat(HUGE_BYTES) });
    if (typeof manner === 'number') return this.refuse(response, manner, 'as a test asked for');
    if (first === 'keys') return json(response, 200, { keys: this.keys.map(({ publicJwk }) => publicJwk) });
    if (first === 'token') return this.token(response, new URLSearchParams(body));
    if (first === 'lineitems' && third === 'scores') return this.score(request, response, second, url, body);
    if (first === 'return') return this.return(response, new URLSearchParams(body));
    if (first === 'authorize') return this.authorize(response, url.href);
    if (first === 'courses') return page(response, this.coursePage(url));
    return this.refuse(response, 404, url.pathname);
  }

  private async authorize(response: ServerResponse, location: string): Promise<void> {
    const sending = await this.sendingPage(location).catch((error: Error) => error);
    if (sending instanceof Error) return this.refuse(response, 400, sending.message);
    return page(response, sending);
  }

  private async sendingPage(location: string): Promise<string> {
    const fields = Object.entries(await this.form(location));
    const inputs = fields.map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`);
    return `<form method="post" action="${escapeHtml(new URL(location).searchParams.get('redirect_uri')!)}">${inputs.join('')}</form><script>document.forms[0].submit()</script>`;
  }

  /** `/courses/7b?user=anna&role=Learner`: links that open windows of their own; with `&framed=1` the newest place (or the choice) in a frame. */
  private coursePage({ searchParams }: URL): string {
    const [user, role] = [searchParams.get('user') ?? 'anna', (searchParams.get('role') ?? 'Learner') as Launch['role']];
    const link = (placed?: Placed) => escapeHtml(this.loginUrl({ user, role, placed }));
    if (searchParams.has('framed')) return `<iframe title="Material" width="800" height="500" src="${link(this.placed.at(-1))}"></iframe>`;
    const lines = this.placed.map((placed) => `<li><a target="_blank" href="${link(placed)}">${escapeHtml(placed.title)}</a></li>`);
    const choice = role === 'Instructor' ? `<p><a href="${link()}">Material hinzufügen</a></p>` : '';
    const grades = role === 'Instructor' ? `<ul>${this.gradeLines().join('')}</ul>` : '';
    return `<h1>Biologie 7b</h1><ul>${lines.join('')}</ul>${choice}${grades}`;
  }

  /** Newest grade of each person at each place, as teachers see it: "Material: person 2 von 2". */
  private gradeLines(): string[] {
    return [...this.scores].map(([key, scores]) => {
      const [placeId, person] = key.split(' ');
      const { scoreGiven, scoreMaximum } = scores.at(-1)!;
      const title = this.placed.find(({ id }) => id === placeId)?.title ?? '';
      return `<li>${escapeHtml(`${title}: ${person} ${scoreGiven ?? 'ohne Punkte'} von ${scoreMaximum ?? 0}`)}</li>`;
    });
  }

  private toolKeys() {
    return createRemoteJWKSet(new URL('/lti/keys', this.tool));
  }

  private async return(response: ServerResponse, fields: URLSearchParams): Promise<void> {
    const { payload } = await jwtVerify(fields.get('JWT') ?? '', this.toolKeys(), {
      issuer: this.clientId,
      audience: this.issuer,
      maxTokenAge: '10m',
    });
    this.returned.push(payload);
    const items = (payload[`${LTI_DEEP}content_items`] ?? []) as {
      title: string;
      url: string;
      custom: Record<string, string>;
      lineItem?: object;
    }[];
    for (const { title, url, custom, lineItem } of items) this.place({ title, url, custom, lineItem: lineItem !== undefined });
    page(
      response,
      `<h1>Im Kurs: ${items.map(({ title }) => escapeHtml(title)).join(', ')}</h1><p><a href="/courses/7b?user=lehrerin&role=Instructor">Zum Kurs</a></p>`,
    );
  }

  private async token(response: ServerResponse, fields: URLSearchParams): Promise<void> {
    if (fields.get('grant_type') !== 'client_credentials' || fields.get('client_assertion_type') !== ASSERTION)
      return this.refuse(response, 400, 'token: grant');
    if (fields.get('scope') !== LTI_SCORES) return this.refuse(response, 400, 'token: scope');
    const audience = this.registration().tokenUrl;
    const assertion = { issuer: this.clientId, subject: this.clientId, audience, maxTokenAge: '5m', algorithms: ['RS256'] };
    const verified = await jwtVerify(fields.get('client_assertion') ?? '', this.toolKeys(), assertion).catch(() => undefined);
    const id = verified?.payload.jti;
    if (id === undefined || this.assertions.has(id)) return this.refuse(response, 401, 'token: assertion');
    this.assertions.add(id);
    const token = fresh();
    this.tokens.add(token);
    json(response, 200, { access_token: token, token_type: 'Bearer', expires_in: 3600, scope: LTI_SCORES });
  }

  private score(request: IncomingMessage, response: ServerResponse, placeId: string, url: URL, body: string): void {
    if (request.method !== 'POST') return this.refuse(response, 405, 'score: method');
    if (!this.tokens.has((request.headers.authorization ?? '').replace(/^Bearer /, ''))) return this.refuse(response, 401, 'score: token');
    if (request.headers['content-type'] !== MEDIA_TYPE) return this.refuse(response, 415, 'score: media type');
    if (url.searchParams.get('type_id') !== '3') return this.refuse(response, 404, 'score: query');
    if (!this.placed.some(({ id }) => id === placeId)) return this.refuse(response, 404, 'score: place');
    const score = JSON.parse(body) as TakenScore;
    const key = `${placeId} ${score.userId}`;
    const before = this.scores.get(key) ?? [];
    if (before.some(({ timestamp }) => Date.parse(timestamp) >= Date.parse(score.timestamp)))
      return this.refuse(response, 409, 'score: older');
    if (score.scoreGiven !== undefined && !(score.scoreMaximum! > 0)) return this.refuse(response, 400, 'score: no maximum');
    this.scores.set(key, [...before, score]);
    response.writeHead(204).end();
  }

  private refuse(response: ServerResponse, status: number, why: string): void {
    this.refused.push(why);
    json(response, status, { error: why });
  }
}

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function page(response: ServerResponse, body: string): void {
  const html = `<!doctype html><html lang="de"><meta charset="utf-8"><title>Schulplattform</title><body>${body}</body></html>`;
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
}
