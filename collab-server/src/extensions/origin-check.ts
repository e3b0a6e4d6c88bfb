import { type Configuration, isOwnPage } from '@murmel/server';
import type { CollaborationExtension, Upgrade } from '../hooks/extension.js';

/** Only pages of this product may open a socket (threat T-24). Programs that are no browser send no Origin; they need a ticket all the same. */
export class OriginCheck implements CollaborationExtension {
  constructor(private readonly configuration: Configuration) {}

  admit({ request }: Upgrade): number | undefined {
    return isOwnPage(request.headers, this.configuration, 'collaboration') ? undefined : 403;
  }
}
