import { type AddressSecrets, splitSecrets } from './address-secrets';
import { session } from './store';

/** Moves the secrets of the address bar into the session and out of sight; the browser's history keeps no copy. */
export function takeAddressSecrets(): AddressSecrets {
  const { secrets, rest } = splitSecrets(location.search);
  if (Object.keys(secrets).length === 0) return secrets;
  session.change(secrets);
  history.replaceState(history.state, '', `${location.pathname}${rest}${location.hash}`);
  return secrets;
}
