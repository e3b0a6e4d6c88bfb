import { signOnPath } from '@murmel/contracts';

/**
 * Returns the address that sends this browser to a provider.
 * @param target where to go on afterwards, a path of this origin; home without it
 * @param remember the session outlives the browser
 */
export function signOnAddress(provider: string, target = '/', remember = false): string {
  const query = new URLSearchParams({ ...(target !== '/' && { redirectUri: target }), ...(remember && { remember: '1' }) }).toString();
  return `${signOnPath(provider)}${query && `?${query}`}`;
}
