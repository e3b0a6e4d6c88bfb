import { hashWithoutSecret, splitSecrets } from './address-secrets';

/** Takes the secrets out of the address bar; the browser's history keeps no copy. */
export function dropAddressSecrets(): void {
  history.replaceState(history.state, '', location.pathname + splitSecrets(location.search).rest + hashWithoutSecret(location.hash));
}
