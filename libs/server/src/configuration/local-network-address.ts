import { networkInterfaces } from 'node:os';

/** Returns this machine's IPv4 address in the local network, so that a phone can follow the QR code; `localhost` without one. */
export function localNetworkAddress(): string {
  for (const addresses of Object.values(networkInterfaces())) {
    const found = addresses?.find((entry) => entry.family === 'IPv4' && !entry.internal);
    if (found) return found.address;
  }
  return 'localhost';
}
