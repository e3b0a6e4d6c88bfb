import { Injectable } from '@nestjs/common';
import { ORPCError } from '@orpc/server';
import { RateLimits } from '../../platform/rate-limits.js';

/** Maximum number of pairs of address and code that are remembered at once. */
const REMEMBERED = 50_000;

/**
 * Limits guessing of short codes per address. A class shares one address: right codes are never counted, and a code entered correctly from
 * an address keeps working there while another client guesses.
 */
@Injectable()
export class ShortCodeGuard {
  private readonly known = new Set<string>();

  constructor(private readonly rateLimits: RateLimits) {}

  /** True if this address may try a code that it has not entered before. Otherwise even a right guess gets no result. */
  async mayTry(address: string, code: string): Promise<boolean> {
    return (
      this.known.has(`${address} ${code}`) || (await secondsToWait(this.rateLimits.refuseAfterFailedSecrets(counterOf(address)))) === 0
    );
  }

  right(address: string, code: string): void {
    if (this.known.size >= REMEMBERED) this.known.clear();
    this.known.add(`${address} ${code}`);
  }

  /** Counts one miss. @returns seconds to wait, 0 while the address has tries left in this minute */
  missed(address: string): Promise<number> {
    return secondsToWait(this.rateLimits.failedSecret(counterOf(address)));
  }
}

/** Returns a separate counter: guessing codes must not keep the teachers behind the same address from signing in. */
function counterOf(address: string): string {
  return `short code ${address}`;
}

async function secondsToWait(check: Promise<void>): Promise<number> {
  try {
    await check;
    return 0;
  } catch (error) {
    if (!(error instanceof ORPCError)) throw error;
    return (error.data as { seconds: number }).seconds;
  }
}
