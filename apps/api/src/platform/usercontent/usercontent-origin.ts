import type { Configuration } from '@murmel/server';

/** The name under which a browser asks. */
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/** Whether addresses can be made from what a request calls this server. */
export function isHost(host: string): boolean {
  return HOST.test(host) && URL.canParse(`http://${host}`);
}

/** Where this browser finds what strangers' code may do: configured, else the same host on USERCONTENT_PORT. */
export function userContentOrigin({ userContentUrl, https, userContentPort }: Configuration, hostname: string): string {
  return userContentUrl ?? `${https ? 'https' : 'http'}://${hostname}:${userContentPort}`;
}

/** Which pages may have such a frame: the product's own, under the name that its people use. */
export function framedBy({ publicUrl, userContentUrl, https, port }: Configuration, hostname: string): string {
  if (userContentUrl !== undefined) return publicUrl;
  return [...new Set([publicUrl, `${https ? 'https' : 'http'}://${hostname}:${port}`])].join(' ');
}
