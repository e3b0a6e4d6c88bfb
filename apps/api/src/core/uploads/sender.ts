import type { Asking } from '../../platform/asking.js';

export interface Sender {
  accountId: string | null;
  visitorId: string | null;
}

/** Who sends something with this request: the account, else the visitor. */
export function senderOf({ account, visitor }: Asking): Sender {
  return { accountId: account?.id ?? null, visitorId: account ? null : (visitor?.id ?? null) };
}

/** Whether it was them who sent it. What lost its sender belongs to nobody. */
export function isSender(asking: Asking, { accountId, visitorId }: Sender): boolean {
  const sender = senderOf(asking);
  if (sender.accountId !== null) return sender.accountId === accountId;
  return sender.visitorId !== null && accountId === null && sender.visitorId === visitorId;
}
