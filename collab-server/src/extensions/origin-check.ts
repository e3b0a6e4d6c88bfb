import type { Configuration } from '@murmel/server';
import type { CollaborationExtension, Upgrade } from '../hooks/extension.js';

/** Only pages of this product may open a socket (threat T-24). Programs that are no browser send no Origin; they need a ticket all the same. */
export class OriginCheck implements CollaborationExtension {
  constructor(private readonly configuration: Configuration) {}

  admit({ request }: Upgrade): number | undefined {
    const { origin, host } = request.headers;
    return origin === undefined || this.isOwn(origin, host ?? '') ? undefined : 403;
  }

  private isOwn(origin: string, host: string): boolean {
    const { publicUrl, localNetworkOnly, mode, port } = this.configuration;
    if (origin === publicUrl) return true;
    // Without PUBLIC_URL the same machine is reached by several names: the page must come from the host that is asked.
    const page = URL.parse(origin);
    const asked = URL.parse(`http://${host}`);
    if (!localNetworkOnly || !page || !asked || page.hostname !== asked.hostname) return false;
    return mode !== 'production' || page.port === String(port);
  }
}
