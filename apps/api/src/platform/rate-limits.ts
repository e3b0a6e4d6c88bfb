import { LIMITS } from '@murmel/contracts';
import { Injectable } from '@nestjs/common';
import { apiError } from './api-error.js';
import type { Asking } from './asking.js';

const WINDOW_MS = 60_000;

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

  failedSecret(address: string): void {
    this.count(`failed-secret:${address}`, LIMITS.http.failedSecretsPerAddressPerMinute);
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
    if (counter.count > perMinute) throw apiError('TOO_MANY_REQUESTS', { seconds: Math.ceil((counter.endsAt - now) / 1000), limit: perMinute });
  }

  private forgetEnded(now: number): void {
    for (const [key, counter] of this.counters) if (counter.endsAt <= now) this.counters.delete(key);
  }
}
