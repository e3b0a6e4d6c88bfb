import { devicesAt } from '@murmel/contracts';

/** Devices that this document may ask for: a browser takes them from the path it was loaded at, which the router has not changed yet. */
const OWN_DEVICES = devicesAt(globalThis.location.pathname);

/** True for the path of a page that may ask for a device which this document may not (Permissions-Policy, ADR 53). */
export function mustBeLoadedAt(path: string, own = OWN_DEVICES): boolean {
  return devicesAt(path).some((device) => !own.includes(device));
}
