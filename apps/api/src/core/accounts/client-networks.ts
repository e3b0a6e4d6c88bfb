import { isIP, isIPv6 } from 'node:net';
import { type Configuration, deriveKey, type Logger, sign } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Gauge } from 'prom-client';
import { callerNetwork } from '../../platform/caller-network.js';
import { CONFIGURATION, LOGGER } from '../../platform/injection-tokens.js';
import { isPublicAddress } from '../web-requests/public-ip-address.js';

/**
 * Origin of a client, as far as codes may depend on it. `local`: the installation is reachable only in its local network. `nowhere`: the
 * address says nothing about a school (private, of a carrier, or possibly that of a proxy).
 */
export type ClientNetwork = { kind: 'public'; network: string; address: string } | { kind: 'local' } | { kind: 'nowhere' };

const PASSED_ON = ['x-forwarded-for', 'forwarded', 'x-real-ip'] as const;
/** 16 bits each: /24 and /48, what one school gets (ADR 19). */
const IPV4_PARTS = 3;
const IPV6_GROUPS = 3;
const MAPPED = /^::ffff:(?=\d+\.)/i;

const hiddenProxy = new Gauge({
  name: 'murmel_hidden_proxy',
  help: '1 when requests were passed on by a proxy although TRUST_PROXY is not set: every visitor would look like one',
});

@Injectable()
export class ClientNetworks {
  private readonly key: Buffer;
  private readonly isLocal: boolean;
  private alarmed = false;

  constructor(
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.key = deriveKey(configuration.secret, 'networks of classes');
    this.isLocal = configuration.localNetworkOnly || isLocalHost(new URL(configuration.publicUrl).hostname);
  }

  of(request: FastifyRequest): ClientNetwork {
    if (!this.configuration.trustProxy && PASSED_ON.some((name) => request.headers[name] !== undefined)) {
      this.alarm();
      return { kind: 'nowhere' };
    }
    const ip = request.ip.replace(MAPPED, '');
    if (!isPublicAddress(ip)) return { kind: this.isLocal ? 'local' : 'nowhere' };
    return { kind: 'public', network: this.hash(`network ${networkOf(ip)}`), address: this.hash(`address ${callerNetwork(ip)}`) };
  }

  /** Returns the hash of the request's address, of any kind. It is only ever compared with other such hashes. */
  hashOf(request: FastifyRequest): string {
    const ip = request.ip.replace(MAPPED, '');
    return this.hash(`place ${isPublicAddress(ip) ? networkOf(ip) : ip}`);
  }

  private hash(words: string): string {
    return sign(this.key, words);
  }

  /** Once: the operator has to set TRUST_PROXY, until then no network is known. */
  private alarm(): void {
    if (this.alarmed) return;
    this.alarmed = true;
    hiddenProxy.set(1);
    this.logger.error(
      'A proxy passes requests on, but TRUST_PROXY is not set: all visitors look like one, and no network of a class is known',
    );
  }
}

/** The /24 of an IPv4 address, the /48 of an IPv6 address. */
export function networkOf(ip: string): string {
  return isIPv6(ip) ? callerNetwork(ip).split(':').slice(0, IPV6_GROUPS).join(':') : ip.split('.').slice(0, IPV4_PARTS).join('.');
}

/** Names and addresses that lead nowhere outside of a house: a server under one of them is its local network's own. */
export function isLocalHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) !== 0 ? !isPublicAddress(host) : /(^|\.)(localhost|local|lan|internal|home\.arpa)$/i.test(host);
}
