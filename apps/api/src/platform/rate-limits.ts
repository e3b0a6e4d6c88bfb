import { LIMITS } from '@murmel/contracts';
import { Injectable } from '@nestjs/common';
import { apiError } from './api-error.js';
import type { Asking } from './asking.js';
import { Counters, type Count } from './counters.js';

/** A whole staff room that registers at once passes; a program that mails strangers does not. */
const MAILS_PER_ADDRESS_PER_MINUTE = 120;

/**
 * Requests per person, never per address: a school is one address. Only new visitors, mails and failed secrets
 * are counted by address. Several processes count together with Redis; without it each allows its share.
 */
@Injectable()
export class RateLimits {
  constructor(private readonly counters: Counters) {}

  /** @throws TOO_MANY_REQUESTS with the seconds to wait */
  async check({ account, visitor }: Asking): Promise<void> {
    if (account) await this.count(`account:${account.id}`, LIMITS.http.userPerMinute);
    else if (visitor) await this.count(`visitor:${visitor.id}`, LIMITS.http.visitorPerMinute);
  }

  /** @throws TOO_MANY_REQUESTS */
  async newVisitor(address: string): Promise<void> {
    await this.count(`new-visitor:${address}`, LIMITS.http.newVisitorsPerAddressPerMinute);
  }

  /** Counts a wrong password, code or link. @throws TOO_MANY_REQUESTS from the one that is too many */
  async failedSecret(address: string): Promise<void> {
    await this.count(`failed-secret:${address}`, LIMITS.http.failedSecretsPerAddressPerMinute);
  }

  /**
   * Asked before a secret is compared: whoever failed too often learns nothing more, not even that one was right.
   * @throws TOO_MANY_REQUESTS
   */
  async refuseAfterFailedSecrets(address: string): Promise<void> {
    const limit = LIMITS.http.failedSecretsPerAddressPerMinute;
    const counter = await this.counters.read(`failed-secret:${address}`);
    if (counter.count >= limit) throw tooMany(counter, limit);
  }

  /** Calls that send a mail to an address of the caller's choice. @throws TOO_MANY_REQUESTS */
  async mailRequest(address: string): Promise<void> {
    await this.count(`mail:${address}`, MAILS_PER_ADDRESS_PER_MINUTE);
  }

  private async count(name: string, perMinute: number): Promise<void> {
    const counter = await this.counters.add(name);
    if (counter.count > perMinute) throw tooMany(counter, perMinute);
  }
}

function tooMany({ endsAt }: Count, limit: number): ReturnType<typeof apiError> {
  return apiError('TOO_MANY_REQUESTS', { seconds: Math.max(1, Math.ceil((endsAt - Date.now()) / 1000)), limit });
}
