import { tidyShortCode } from '@murmel/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { DataSource } from 'typeorm';
import { RateLimits } from '../../platform/rate-limits.js';
import { CONTRIBUTIONS, type Contributions } from '../tool-contribution/contributions.js';
import { ShortCodeGuard } from './short-code-guard.js';

const BELOW = '/s/';
const CODE = /^[a-z0-9-_]{1,40}$/;

/** Short addresses that lead somewhere without a page of ours in between. */
@Injectable()
export class ShortLinkRedirects {
  private readonly asked: readonly ((code: string) => Promise<string | undefined>)[];

  constructor(
    { manager }: DataSource,
    private readonly rateLimits: RateLimits,
    private readonly missedCodes: ShortCodeGuard,
    @Inject(CONTRIBUTIONS) contributions: Contributions,
  ) {
    this.asked = Object.values(contributions).flatMap(({ leadsTo }) => (leadsTo ? [(code) => leadsTo(manager, code)] : []));
  }

  /** @returns undefined for what takes the way of every other request, where it is counted as one, too */
  async leadsTo(address: string, typed: string): Promise<string | undefined> {
    const code = shortCodeInAddress(typed);
    if (!CODE.test(code) || !(await this.missedCodes.mayTry(address, code)) || !(await this.rateLimits.admitsFollower(address)))
      return undefined;
    for (const ask of this.asked) {
      const target = await ask(code);
      if (target === undefined) continue;
      this.missedCodes.right(address, code);
      return target;
    }
    return undefined;
  }
}

/** A code as it is stored, out of an address that may hold the signs of a printed one; '' for what cannot be read. */
function shortCodeInAddress(typed: string): string {
  try {
    return tidyShortCode(decodeURIComponent(typed));
  } catch {
    return '';
  }
}

/**
 * Redirects short addresses before the caller is identified: a class opens one in the same moment, and the result does not depend on the
 * caller.
 */
export function redirectShortLinks(fastify: FastifyInstance, addresses: ShortLinkRedirects): void {
  fastify.addHook('onRequest', async ({ method, url, ip }, reply) => {
    if (method !== 'GET' || !url.startsWith(BELOW)) return undefined;
    const target = await addresses.leadsTo(ip, url.slice(BELOW.length).split('?')[0]!);
    return target === undefined ? undefined : reply.redirect(target, 302);
  });
}
