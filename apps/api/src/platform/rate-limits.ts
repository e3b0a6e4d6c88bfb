import { LIMITS } from '@murmel/contracts';
import { Injectable } from '@nestjs/common';
import { apiError } from './api-error.js';
import type { Asking } from './asking.js';

const WINDOW_MS = 60_000;
/** A whole staff room that registers at once passes; a program that mails strangers does not. */
const MAILS_PER_ADDRESS_PER_MINUTE = 120;

/**
 * Requests per person, never per address: a school is one address. Only new visitors and failed secrets
 * are counted by address. Counters live in this process; several processes each allow their share.
 */
@Injectable()
export class RateLimits {
  private readonly counters = new Map<string, { count: number; endsAt: number }>();

  /** @throws TOO_MANY_REQUESTS with the seconds to wait */
  async check(asking: Asking): Promise<void> {
    const { account, visitor } = asking;
    if (account) this.count(`account:${account.id}`, LIMITS.http.userPerMinute);
    else if (visitor) this.count(`visitor:${visitor.id}`, LIMITS.http.visitorPerMinute);
  }

  newVisitor(address: string): void {
    this.count(`new-visitor:${address}`, LIMITS.http.newVisitorsPerAddressPerMinute);
  }

  /** Counts a wrong password, code or link. @throws TOO_MANY_REQUESTS from the one that is too many */
  failedSecret(address: string): void {
    this.count(`failed-secret:${address}`, LIMITS.http.failedSecretsPerAddressPerMinute);
  }

  /** Asked before a secret is compared: whoever failed too often learns nothing more, not even that one was right. */
  refuseAfterFailedSecrets(address: string): void {
    const counter = this.counters.get(`failed-secret:${address}`);
    const limit = LIMITS.http.failedSecretsPerAddressPerMinute;
    if (counter && counter.count >= limit && counter.endsAt > Date.now()) throw tooMany(counter.endsAt, limit);
  }

  /** Calls that send a mail to an address of the caller's choice. */
  mailRequest(address: string): void {
    this.count(`mail:${address}`, MAILS_PER_ADDRESS_PER_MINUTE);
  }

  private count(key: string, perMinute: number): void {
    const now = Date.now();
    const counter = this.counters.get(key);
    if (!counter || counter.endsAt <= now) {
      if (this.counters.size > 50_000) this.forgetEnded(now);
      this.counters.set(key, { count: 1, endsAt: now + WINDOW_MS });
      return;
    }
    counter.count += 1;
    if (counter.count > perMinute) throw tooMany(counter.endsAt, perMinute);
  }

  private forgetEnded(now: number): void {
    for (const [key, counter] of this.counters) if (counter.endsAt <= now) this.counters.delete(key);
  }
}

function tooMany(endsAt: number, limit: number): ReturnType<typeof apiError> {
  return apiError('TOO_MANY_REQUESTS', { seconds: Math.max(1, Math.ceil((endsAt - Date.now()) / 1000)), limit });
}
