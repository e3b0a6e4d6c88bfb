import { pageMeta } from './meta';

/**
 * Returns the origin at which this page was opened, for requests and comparisons. Never use it for addresses that leave the screen, because
 * no phone could open `localhost`.
 */
export function ownOrigin(): string {
  return location.origin;
}

/**
 * The address that other devices open, for QR codes, paper and copying.
 * @param path with its slash, may have a query and a hash
 */
export function publicAddress(path: string): string {
  // Where no server wrote the page (the development server of the client), there is no other.
  return `${pageMeta('publicUrl') || ownOrigin()}${path}`;
}

/** The same as people read and type it: without scheme. */
export function typedAddress(path: string): string {
  return publicAddress(path).replace(/^https?:\/\//, '');
}
