import { type AddressSecrets, splitSecrets } from './address-secrets';
import { session } from './store';

/** Puts the secrets of the address bar into the session. They still stand there: whoever reloads needs them until they are exchanged. */
export function readAddressSecrets(): AddressSecrets {
  const { secrets } = splitSecrets(location.search);
  if (Object.keys(secrets).length > 0) session.change(secrets);
  return secrets;
}

/** Moves the secrets of the address bar out of sight; the browser's history keeps no copy. */
export function dropAddressSecrets(): void {
  const { rest } = splitSecrets(location.search);
  if (rest !== location.search) history.replaceState(history.state, '', `${location.pathname}${rest}${location.hash}`);
}

/** Both at once, where nothing is exchanged. */
export function takeAddressSecrets(): AddressSecrets {
  const secrets = readAddressSecrets();
  dropAddressSecrets();
  return secrets;
}
