/** The part of `oidc-provider` that the tests use: the package has no types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  interface StoredModel {
    save(): Promise<string>;
  }

  interface GrantModel extends StoredModel {
    addOIDCScope(scope: string): void;
  }

  export interface ProviderContext {
    oidc: {
      provider: Provider;
      client: { clientId: string };
      session: { accountId: string };
    };
    body: unknown;
  }

  export interface ClientModel {
    backchannelLogout(sub: string, sid?: string): Promise<void>;
  }

  export class Provider {
    constructor(issuer: string, configuration: object);
    readonly Grant: new (of: {
      clientId: string;
      accountId: string;
    }) => GrantModel;
    readonly Client: { find(id: string): Promise<ClientModel | undefined> };
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<{ params: { login_hint?: string } }>;
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>;
    on(event: string, listener: (...given: unknown[]) => unknown): this;
  }

  export default Provider;
}
