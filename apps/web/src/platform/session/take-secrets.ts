import { type AddressSecrets, splitSecrets } from './address-secrets';
import { dropAddressSecrets } from './drop-secrets';
import { session } from './store';

/** Moves the secrets of the address bar into the session and out of sight, where nothing is exchanged for them. */
export function takeAddressSecrets(): AddressSecrets {
  const { secrets } = splitSecrets(location.search);
  if (Object.keys(secrets).length === 0) return secrets;
  session.change(secrets);
  dropAddressSecrets();
  return secrets;
}
