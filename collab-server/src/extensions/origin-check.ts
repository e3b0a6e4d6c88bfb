import { type Configuration, isOwnPage } from '@murmel/server';
import type { CollaborationExtension, Upgrade } from '../hooks/extension.js';

/** Admits sockets only from pages of this product (spec T-24). Programs other than browsers send no Origin; they still need a ticket. */
export class OriginCheck implements CollaborationExtension {
  constructor(private readonly configuration: Configuration) {}

  admit({ request }: Upgrade): number | undefined {
    return isOwnPage(request.headers, this.configuration, 'collaboration') ? undefined : 403;
  }
}
