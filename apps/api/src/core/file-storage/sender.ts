import type { Asking } from '../../platform/asking.js';

export interface Sender {
  accountId: string | null;
  visitorId: string | null;
}

/** Returns the sender of this request: the account, else the visitor. */
export function senderOf({ account, visitor }: Asking): Sender {
  return { accountId: account?.id ?? null, visitorId: account ? null : (visitor?.id ?? null) };
}

/** True if the caller is the sender. Content whose sender is gone belongs to no caller. */
export function isSender(asking: Asking, { accountId, visitorId }: Sender): boolean {
  const sender = senderOf(asking);
  if (sender.accountId !== null) return sender.accountId === accountId;
  return sender.visitorId !== null && accountId === null && sender.visitorId === visitorId;
}
