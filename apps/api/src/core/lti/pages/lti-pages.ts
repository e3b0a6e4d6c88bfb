import { LTI_ADDRESSES, LTI_PATH, LTI_REFUSED_PATH, type LtiRefusal } from '@murmel/contracts';
import type { Configuration, LtiPlatform } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { setCookie } from '../../../platform/cookies.js';
import { Identify } from '../../../platform/identify.js';
import { CONFIGURATION } from '../../../platform/injection-tokens.js';
import { languageOf } from '../../accounts/guests/guest-names.js';
import { type BrowserOf, Handshakes } from '../../handshakes/handshakes.js';
import { DeepLinking } from '../deep-linking.js';
import { LaunchRefused } from '../launch/launch-refused.js';
import { Launches } from '../launch/launches.js';
import type { OpenedLaunch } from '../launch/opened-launch.js';
import { LtiKeys } from '../lti-keys.js';
import { LtiLearners } from '../lti-learners.js';
import { LtiPlatforms } from '../lti-platforms.js';
import { keepsLaunchCookie } from '../tool-addresses.js';
import { fieldOf, fieldsOf } from './form-fields.js';
import { returnPage, windowPage } from './lti-texts.js';

/** Address of the script that sends a choice back. */
export const RETURN_SCRIPT_PATH = `${LTI_PATH}/return.js`;
/** Places of a page inside another one; our cookies do not come along there, and no page of ours is shown there (ADR 5). */
const FRAMES: ReadonlySet<unknown> = new Set(['iframe', 'frame', 'object', 'embed']);
const LONGEST = { hint: 8000, id: 255, state: 100, token: 200_000 } as const;
/** Fields of a login that its repetition in a window needs. */
const LOGIN_FIELDS = ['iss', 'login_hint', 'target_link_uri', 'lti_message_hint', 'client_id', 'lti_deployment_id'] as const;

/** Addresses that platforms and browsers open, without any client. */
@Injectable()
export class LtiPages {
  constructor(
    private readonly platforms: LtiPlatforms,
    private readonly handshakes: Handshakes,
    private readonly launches: Launches,
    private readonly learners: LtiLearners,
    private readonly deepLinking: DeepLinking,
    private readonly keys: LtiKeys,
    private readonly identify: Identify,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  /** A platform announces a launch: sends the browser back to it with a state and a nonce that count once. */
  async login(browser: BrowserOf & { request: FastifyRequest }): Promise<unknown> {
    const { request, reply } = browser;
    const fields = fieldsOf(request);
    const issuer = fieldOf(fields, 'iss', LONGEST.hint);
    const platform = issuer === undefined ? undefined : this.platforms.ofLogin(issuer, fieldOf(fields, 'client_id', LONGEST.id));
    const deployment = fieldOf(fields, 'lti_deployment_id', LONGEST.id);
    if (!platform || (deployment !== undefined && !platform.deployments.includes(deployment))) return refuse(reply, 'unknownPlatform');
    if (!keepsLaunchCookie(this.configuration)) return refuse(reply, 'insecure');
    const hint = fieldOf(fields, 'login_hint', LONGEST.hint);
    if (hint === undefined || LOGIN_FIELDS.some((name) => fields.getAll(name).length > 1)) return refuse(reply, 'invalid');
    if (FRAMES.has(request.headers['sec-fetch-dest'])) return this.sendWindowPage(browser, platform, fields);
    const { state, nonce } = await this.handshakes.begin(browser, 'lti', { platformId: platform.id });
    const url = new URL(platform.authorizationUrl);
    const messageHint = fieldOf(fields, 'lti_message_hint', LONGEST.hint);
    const asked = {
      scope: 'openid',
      response_type: 'id_token',
      response_mode: 'form_post',
      prompt: 'none',
      client_id: platform.clientId,
      redirect_uri: `${this.configuration.publicUrl}${LTI_ADDRESSES.launch}`,
      login_hint: hint,
      ...(messageHint === undefined ? {} : { lti_message_hint: messageHint }),
      state,
      nonce,
    };
    for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
    return reply.redirect(url.href, 303);
  }

  /** The platform's signed answer. Nothing is opened before the browser comes back with its own cookies. */
  async launch(browser: BrowserOf & { request: FastifyRequest }): Promise<unknown> {
    const { request, reply } = browser;
    const fields = fieldsOf(request);
    const state = fieldOf(fields, 'state', LONGEST.state);
    const handshake = state === undefined ? undefined : await this.handshakes.finish<{ platformId: string }>(browser, 'lti', state);
    if (!handshake) return refuse(reply, 'expired');
    const idToken = fieldOf(fields, 'id_token', LONGEST.token);
    if (idToken === undefined) return refuse(reply, 'invalid');
    return orRefused(reply, async () => {
      const { opened, path } = await this.launches.open(idToken, { ...handshake.payload, nonce: handshake.nonce });
      await this.handshakes.keep(browser, 'lti_opened', opened);
      return reply.redirect(path, 303);
    });
  }

  /** A learner's browser comes with its own cookies: it gets the learner's visitor, until it is closed. */
  async enter(browser: BrowserOf & { request: FastifyRequest }): Promise<unknown> {
    const { request, reply } = browser;
    const kept = await this.handshakes.kept<OpenedLaunch>(browser, 'lti_opened');
    if (kept?.payload.purpose !== 'learn') return refuse(reply, 'expired');
    const { session } = await this.identify.request(request, reply, { operation: 'open.becomeVisitor' });
    if (session) return refuse(reply, 'signedIn');
    if (!(await this.handshakes.forget(browser, 'lti_opened'))) return refuse(reply, 'expired');
    const { payload } = kept;
    return orRefused(reply, async () => {
      const { path, visitorSecret } = await this.learners.enter(payload, languageOf(request.headers['accept-language']));
      setCookie(this.configuration, reply, 'visitor', visitorSecret);
      return reply.redirect(path, 303);
    });
  }

  /** Goes back to the platform with the chosen link. */
  async return(browser: BrowserOf & { request: FastifyRequest }): Promise<unknown> {
    const { request, reply } = browser;
    const kept = await this.handshakes.kept<OpenedLaunch>(browser, 'lti_opened');
    if (kept?.payload.purpose !== 'return') return refuse(reply, 'expired');
    const platform = this.platforms.byId(kept.payload.platformId);
    if (!platform) return refuse(reply, 'unknownPlatform');
    const jwt = await this.deepLinking.answer(platform, kept.payload);
    if (jwt === undefined) return refuse(reply, 'gone');
    const { returnUrl } = kept.payload;
    const html = returnPage(languageOf(request.headers['accept-language']), platform.name, {
      action: returnUrl,
      jwt,
      script: RETURN_SCRIPT_PATH,
    });
    return sendPage(reply, html, `script-src 'self'; form-action ${new URL(returnUrl).origin}; frame-ancestors 'none'`);
  }

  /** Shows our public keys to platforms. */
  async showKeys(reply: FastifyReply): Promise<unknown> {
    return reply.header('cache-control', 'public, max-age=3600').send({ keys: await this.keys.shown() });
  }

  private sendWindowPage(
    { request, reply }: BrowserOf & { request: FastifyRequest },
    platform: LtiPlatform,
    fields: URLSearchParams,
  ): unknown {
    const repeated = Object.fromEntries(
      LOGIN_FIELDS.flatMap((name) => {
        const value = fieldOf(fields, name, LONGEST.hint);
        return value === undefined ? [] : [[name, value]];
      }),
    );
    const html = windowPage(languageOf(request.headers['accept-language']), platform.name, LTI_ADDRESSES.login, repeated);
    const there = new URL(platform.authorizationUrl).origin;
    const mayFrame = [...new Set([there, new URL(platform.issuer).origin])].join(' ');
    void reply.removeHeader('x-frame-options');
    return sendPage(reply, html, `form-action 'self' ${there}; frame-ancestors ${mayFrame}`);
  }
}

/** Leads to the page that says why nothing was opened, and what to do. */
export function refuse(reply: FastifyReply, why: LtiRefusal): FastifyReply {
  return reply.redirect(`${LTI_REFUSED_PATH}?why=${why}`, 303);
}

async function orRefused(reply: FastifyReply, work: () => Promise<unknown>): Promise<unknown> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof LaunchRefused) return refuse(reply, error.why);
    throw error;
  }
}

function sendPage(reply: FastifyReply, html: string, policy: string): FastifyReply {
  const csp = `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; ${policy}`;
  return reply.type('text/html; charset=utf-8').header('content-security-policy', csp).send(html);
}
