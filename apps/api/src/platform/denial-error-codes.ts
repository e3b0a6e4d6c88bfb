import type { DenyReason } from '@murmel/access-policy';
import type { ErrorCode } from '@murmel/contracts';

/** Error code for the caller when `decide` denies: the same for a call and for a message over a connection. */
export const DENIAL_ERROR_CODES: Record<DenyReason, ErrorCode> = {
  unauthorized: 'UNAUTHORIZED',
  forbidden: 'FORBIDDEN',
  not_found: 'NOT_FOUND',
  in_trash: 'ITEM_IN_TRASH',
  password_required: 'NO_PASSWORD_PROVIDED',
  hidden: 'ITEM_HIDDEN',
  under_review: 'ITEM_UNDER_REVIEW',
  tool_off: 'TOOL_DISABLED',
  feature_off: 'FEATURE_DISABLED',
  incognito: 'CLOSED_IN_INCOGNITO',
};
