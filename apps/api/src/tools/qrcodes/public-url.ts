import { perInstallation } from '../../platform/per-installation.js';

/** Where other devices find this installation: codes of own items lead there. */
export const { set: setPublicUrl, of: publicUrlOf } = perInstallation<string>('QR codes');
