import { META } from '@murmel/contracts';

/**
 * Returns the address of a document's socket. The path contains the document's name because the proxy routes by it.
 * @param server the content of the page's `collaboration-server` meta: where collab-server is, or the folder at which a
 *   proxy passes it on; empty means this page's own host
 */
export function socketAddress(server: string, name: string, schemaVersion: number, page: string): string {
  const address = new URL(server || '/', page);
  address.protocol = address.protocol.replace(/^http/, 'ws');
  address.pathname = `${address.pathname.replace(/\/+$/, '')}/collab/${name}`;
  address.search = `?schemaVersion=${schemaVersion}`;
  return address.href;
}

/** Returns the address that the server wrote into this page. */
export function collaborationServer(): string {
  return document.querySelector(`meta[name="${META.collaboration}"]`)?.getAttribute('content') ?? '';
}
