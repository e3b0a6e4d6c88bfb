import { cleanupDate, type Share } from '@murmel/contracts';
import type { Configuration, Item } from '@murmel/server';
import { publicPath, sharedPath } from '../short-codes/public-address.js';

/** Returns the details that only the owner of an item sees: its addresses and the state of its secrets, never the password. */
export function shareAnswer(item: Item, { publicUrl, localNetworkOnly }: Configuration): Share {
  const publicLink = `${publicUrl}${publicPath(item)}`;
  return {
    privacy: item.privacy,
    visitorPermission: item.visitorPermission,
    autoCleanup: item.autoCleanup,
    cleanupAt: cleanupDate(item)?.toISOString() ?? null,
    licence: item.privacy === 'public_for_all' ? item.licence : null,
    hasPassword: item.passwordHash !== null,
    secretLink: item.privacy === 'secret' ? `${publicUrl}${sharedPath(item)}` : null,
    publicLink,
    shortCode: item.shortCode,
    shortLink: item.shortCode === null ? null : `${publicUrl}/s/${item.shortCode}`,
    localNetworkOnly,
  };
}
