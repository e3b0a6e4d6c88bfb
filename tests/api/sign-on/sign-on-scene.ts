import type { Configuration } from '@murmel/server';
import { inject } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import { OpenIdProvider } from '../../support/openid-provider.js';
import { SignOnWalk, signOnProviders } from '../../support/sign-on-walk.js';

/** The product with real providers. */
export interface SignOnScene {
  api: TestApi;
  /** a browser that has been nowhere */
  walk(): SignOnWalk;
  /** a browser that a provider signed on as this person; a newcomer's account is made */
  signedOn(provider: OpenIdProvider, sub: string): Promise<SignOnWalk>;
  stop(): Promise<void>;
}

/** @param providers each with the settings that it needs beside its address */
export async function signOnScene(
  providers: readonly (readonly [OpenIdProvider, Record<string, unknown>?])[],
  overrides: Partial<Configuration> = {},
): Promise<SignOnScene> {
  for (const [provider] of providers) await provider.start();
  const settings = providers.map(([provider, more]) => provider.setting(more));
  const api = await startApi(inject('databaseUrl'), { signOnProviders: signOnProviders(settings), ...overrides });
  for (const [provider] of providers) provider.serves(api.configuration.publicUrl, api.origin);
  const walk = () => new SignOnWalk(api, api.browser());
  return {
    api,
    walk,
    signedOn: async (provider, sub) => {
      const fresh = walk();
      provider.signsIn = sub;
      const path = await fresh.to(`/sign_on/with/${provider.id}`);
      if (path.startsWith('/sign_on/new')) await fresh.browser.post('/api/sign_on/accounts', { firstname: 'Ada', name: sub });
      return fresh;
    },
    stop: async () => {
      await api.stop();
      for (const [provider] of providers) await provider.stop();
    },
  };
}
