import type { RequestContext } from '../../platform/request-context.js';

export interface UploadSender {
  accountId: string | null;
  visitorId: string | null;
}

/** Returns the sender of this request: the account, else the visitor. */
export function uploadSenderOf({ account, visitor }: RequestContext): UploadSender {
  return { accountId: account?.id ?? null, visitorId: account ? null : (visitor?.id ?? null) };
}

/** True if the caller is the sender. Content whose sender is gone belongs to no caller. */
export function isUploadSender(context: RequestContext, { accountId, visitorId }: UploadSender): boolean {
  const sender = uploadSenderOf(context);
  if (sender.accountId !== null) return sender.accountId === accountId;
  return sender.visitorId !== null && accountId === null && sender.visitorId === visitorId;
}
