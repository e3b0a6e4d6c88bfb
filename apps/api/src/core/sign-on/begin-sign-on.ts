import { Injectable } from '@nestjs/common';
import { randomPKCECodeVerifier } from 'openid-client';
import { apiError } from '../../platform/api-error.js';
import { type BrowserOf, Handshakes } from '../handshakes/handshakes.js';
import type { ProviderConnection } from '../sign-on-providers/provider-connection.js';
import { SignOnProviders } from '../sign-on-providers/sign-on-providers.js';
import type { SignOnPurpose } from './sign-on-handshake.js';

/** Sends a browser to a provider. */
@Injectable()
export class BeginSignOn {
  constructor(
    private readonly providers: SignOnProviders,
    private readonly handshakes: Handshakes,
  ) {}

  /** @returns the address at the provider. @throws ServerAway; Error for a provider that describes itself wrongly */
  async at(browser: BrowserOf, connection: ProviderConnection, purpose: SignOnPurpose): Promise<string> {
    await connection.reach();
    const verifier = randomPKCECodeVerifier();
    const { state, nonce } = await this.handshakes.begin(browser, 'sign_on', { ...purpose, provider: connection.provider.id, verifier });
    return connection.signOnAddress({ state, nonce, verifier });
  }

  /** The same for a call. @throws NOT_FOUND, SIGN_ON_AWAY */
  async forCall(browser: BrowserOf, provider: string, purpose: SignOnPurpose): Promise<string> {
    const connection = this.providers.find(provider);
    if (!connection) throw apiError('NOT_FOUND');
    await connection.reach().catch(() => {
      throw apiError('SIGN_ON_AWAY');
    });
    return this.at(browser, connection, purpose);
  }
}
