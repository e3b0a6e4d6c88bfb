import { LTI_ADDRESSES } from '@murmel/contracts';
import { type Configuration, isOnThisMachine } from '@murmel/server';

/** True where browsers keep the cookie of a launch: by HTTPS alone, and on their own machine. */
export const keepsLaunchCookie = ({ https, publicUrl }: Configuration): boolean => https || isOnThisMachine(publicUrl);

/** Addresses that platforms are told, of this installation. */
export const toolAddresses = (publicUrl: string) => ({
  loginUrl: `${publicUrl}${LTI_ADDRESSES.login}`,
  launchUrl: `${publicUrl}${LTI_ADDRESSES.launch}`,
  keysUrl: `${publicUrl}${LTI_ADDRESSES.keys}`,
});
