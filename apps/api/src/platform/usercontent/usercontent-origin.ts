import type { Configuration } from '@murmel/server';

/** The name under which a browser asks. */
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/** True if the host of a request is valid in addresses. */
export function isHost(host: string): boolean {
  return HOST.test(host) && URL.canParse(`http://${host}`);
}

/** Returns the origin of untrusted code for this browser: configured, else the same host on USERCONTENT_PORT. */
export function userContentOrigin({ userContentUrl, https, userContentPort }: Configuration, hostname: string): string {
  return userContentUrl ?? `${https ? 'https' : 'http'}://${hostname}:${userContentPort}`;
}

/** Returns the pages that may embed such a frame: the product's own, under its public name. */
export function framedBy({ publicUrl, userContentUrl, https, port }: Configuration, hostname: string): string {
  if (userContentUrl !== undefined) return publicUrl;
  return [...new Set([publicUrl, `${https ? 'https' : 'http'}://${hostname}:${port}`])].join(' ');
}
