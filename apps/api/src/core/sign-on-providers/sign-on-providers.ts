import { signOnPath } from '@murmel/contracts';
import type { Configuration } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIGURATION } from '../../platform/injection-tokens.js';
import { ProviderConnection } from './provider-connection.js';

/** Connections to the providers of SIGN_ON_PROVIDERS, in the order of their buttons. */
@Injectable()
export class SignOnProviders {
  readonly all: readonly ProviderConnection[];

  constructor(@Inject(CONFIGURATION) { signOnProviders, publicUrl }: Configuration) {
    this.all = signOnProviders.map((provider) => new ProviderConnection(provider, publicUrl, `${publicUrl}${signOnPath(provider.id)}`));
  }

  /** Returns the provider with this id; undefined where none is configured. */
  find(id: string): ProviderConnection | undefined {
    return this.all.find(({ provider }) => provider.id === id);
  }
}
