import { SERVER_LIMITS } from '@murmel/contracts';
import { Injectable } from '@nestjs/common';
import { apiError } from './api-error.js';
import { callerNetwork } from './caller-network.js';
import { type Count, Counters } from './counters.js';
import type { RequestContext } from './request-context.js';

/** Limit that lets a whole staff room register at once, but stops a program that mails unknown addresses. */
const MAILS_PER_ADDRESS_PER_MINUTE = 120;

/**
 * Health checks of monitoring come without a cookie, too, and must not be told that the installation is down because another client is
 * loud.
 */
const WATCHED = /^\/api\/health(\/|\?|$)/;

/**
 * Limits requests per person, since a school is one address. Requests without a cookie, new visitors, mails and failed secrets are counted
 * by address. Several processes count together with Redis; without it each allows its share.
 */
@Injectable()
export class RateLimits {
  constructor(private readonly counters: Counters) {}

  /** @throws TOO_MANY_REQUESTS with the seconds to wait */
  async check({ account, visitor, actor, request }: RequestContext): Promise<void> {
    const { userPerMinute, visitorPerMinute } = SERVER_LIMITS.http;
    if (account) await this.count(`account:${account.id}`, account.type === 'Pupil' ? visitorPerMinute : userPerMinute);
    else if (visitor) await this.count(`visitor:${visitor.id}`, visitorPerMinute);
    else if (!actor.operator && !WATCHED.test(request.url)) await this.stranger('stranger', request.ip);
  }

  /** Counts pages of unknown clients among their requests. @returns false for the one that is too many */
  async admitsPage({ account, visitor, request }: RequestContext): Promise<boolean> {
    return account !== null || visitor !== null || this.admitsFollower(request.ip);
  }

  /** Counts requests that follow a short address, which need no identity. @returns false for the one that is too many */
  admitsFollower(address: string): Promise<boolean> {
    return this.stranger('stranger', address).then(
      () => true,
      () => false,
    );
  }

  /**
   * Counts a request of the second origin, where no client has a cookie. It is not charged to the rate limit of its address for the
   * product. @throws TOO_MANY_REQUESTS
   */
  admitPlayer(address: string): Promise<void> {
    return this.stranger('player', address);
  }

  /**
   * Counts a request without any cookie. When all of them together exceed the limit, an address that sends fewer requests than a class
   * would is still admitted.
   */
  private async stranger(kind: 'stranger' | 'player', address: string): Promise<void> {
    const { perAddressPerMinute, perMinute, classPerMinute } = SERVER_LIMITS.http.strangers;
    const own = await this.counters.add(`${kind}:${callerNetwork(address)}`);
    if (own.count > perAddressPerMinute) throw tooMany(own, perAddressPerMinute);
    const all = await this.counters.add(`${kind}s`);
    if (all.count > perMinute && own.count > classPerMinute) throw tooMany(all, perMinute);
  }

  /**
   * Counts the reports of a browser about itself. None is refused: a client that reports an error has trouble enough.
   * @returns false for reports beyond the number that an operator would read
   */
  async isWorthReading(address: string): Promise<boolean> {
    const { errorReportsPerAddressPerMinute, errorReportsPerMinute } = SERVER_LIMITS.http.strangers;
    const own = await this.counters.add(`report:${callerNetwork(address)}`);
    return own.count <= errorReportsPerAddressPerMinute && (await this.counters.add('reports')).count <= errorReportsPerMinute;
  }

  /** @throws TOO_MANY_REQUESTS */
  async newVisitor(address: string): Promise<void> {
    await this.count(`new-visitor:${callerNetwork(address)}`, SERVER_LIMITS.http.newVisitorsPerAddressPerMinute);
  }

  /** Counts a wrong password, code or link. @throws TOO_MANY_REQUESTS from the one that is too many */
  async failedSecret(address: string): Promise<void> {
    await this.count(`failed-secret:${callerNetwork(address)}`, SERVER_LIMITS.http.failedSecretsPerAddressPerMinute);
  }

  /**
   * Called before a secret is compared. A client with too many failures learns nothing more, not even that one was right.
   * @throws TOO_MANY_REQUESTS
   */
  async refuseAfterFailedSecrets(address: string): Promise<void> {
    const limit = SERVER_LIMITS.http.failedSecretsPerAddressPerMinute;
    const counter = await this.counters.read(`failed-secret:${callerNetwork(address)}`);
    if (counter.count >= limit) throw tooMany(counter, limit);
  }

  /**
   * Counts look-ups that this server is asked to make at other hosts, so that a frequent caller cannot make it a burden to them.
   * @returns false for what is not looked at any more
   */
  async admitsLook({ account, visitor, request }: RequestContext): Promise<boolean> {
    const { count } = await this.counters.add(`look:${account?.id ?? visitor?.id ?? callerNetwork(request.ip)}`);
    return count <= SERVER_LIMITS.linkPreview.framesPerMinute;
  }

  /** Looking through everything costs more than other calls. @throws TOO_MANY_REQUESTS */
  async search(accountId: string): Promise<void> {
    await this.count(`search:${accountId}`, SERVER_LIMITS.http.searchesPerMinute);
  }

  /** Going through all open material costs more than other calls, and no lesson does it. @throws TOO_MANY_REQUESTS */
  async harvest({ request }: RequestContext): Promise<void> {
    await this.count(`harvest:${callerNetwork(request.ip)}`, SERVER_LIMITS.harvestPerAddressPerMinute);
  }

  /** Counts reports of callers without an account, who could be a new visitor each time. @throws TOO_MANY_REQUESTS */
  async report({ account, request }: RequestContext): Promise<void> {
    if (!account) await this.count(`item-report:${callerNetwork(request.ip)}`, SERVER_LIMITS.reports.perAddressPerMinute);
  }

  /** Setting something for printing costs more than other calls. @throws TOO_MANY_REQUESTS */
  async pdf({ account, visitor, request }: RequestContext): Promise<void> {
    const { perMinute, perStrangersAddressPerMinute } = SERVER_LIMITS.pdf;
    const known = account?.id ?? visitor?.id;
    if (known) await this.count(`pdf:${known}`, perMinute);
    else await this.count(`pdf:${callerNetwork(request.ip)}`, perStrangersAddressPerMinute);
  }

  /** Counts reads of imported files, which cost more than other calls. @throws TOO_MANY_REQUESTS */
  async reading(accountId: string): Promise<void> {
    await this.count(`reading:${accountId}`, SERVER_LIMITS.reading.perMinute);
  }

  /** Each sentence that a model reads aloud costs its operator something. @throws TOO_MANY_REQUESTS */
  async speech(accountId: string): Promise<void> {
    await this.count(`speech:${accountId}`, SERVER_LIMITS.aiSpeech.perMinute);
  }

  /** Counts warnings about personal data in texts of one pupil or guest. @throws TOO_MANY_REQUESTS */
  async personalData(personId: string): Promise<void> {
    await this.count(`personal-data:${personId}`, SERVER_LIMITS.personalDataWarningsPerMinute);
  }

  /** Calls that send a mail to an address of the caller's choice. @throws TOO_MANY_REQUESTS */
  async mailRequest(address: string): Promise<void> {
    await this.count(`mail:${callerNetwork(address)}`, MAILS_PER_ADDRESS_PER_MINUTE);
  }

  private async count(name: string, perMinute: number): Promise<void> {
    const counter = await this.counters.add(name);
    if (counter.count > perMinute) throw tooMany(counter, perMinute);
  }
}

function tooMany({ endsAt }: Count, limit: number): ReturnType<typeof apiError> {
  return apiError('TOO_MANY_REQUESTS', { seconds: Math.max(1, Math.ceil((endsAt - Date.now()) / 1000)), limit });
}
