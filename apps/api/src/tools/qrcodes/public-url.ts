import { perInstallation } from '../../platform/per-installation.js';

/** Address of this installation for other devices: codes of own items link there. */
export const { set: setPublicUrl, of: publicUrlOf } = perInstallation<string>('QR codes');
