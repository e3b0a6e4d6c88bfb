import type { ErrorShape } from './error-shape.js';

/** Errors around school accounts and learning platforms. */
export const SIGN_ON_ERRORS = {
  /** teachers sign on with their school account here */
  PASSWORD_SIGN_IN_OFF: { status: 403, message: 'Sign on with your school account here' },
  /** a link that adds an address counts in the account that asked for it alone, or a click would give the address to a stranger's account */
  SIGN_IN_FIRST: { status: 409, message: 'Sign in to the account that asked for this first' },
  SIGN_ON_LAST: { status: 409, message: 'This is the only way into the account' },
  ADDRESS_IS_SET: { status: 409, message: 'The account has an address already' },
  SCHOOL_VALUE_TAKEN: { status: 409, message: 'Another school is known by this value' },
  SIGN_ON_EXPIRED: { status: 410, message: 'Please sign on once more' },
  LTI_OVER: { status: 410, message: 'Please open this from the learning platform once more' },
  SCHOOL_VALUE_NEEDED: { status: 422, message: 'Say by which value the provider knows the school' },
  /** the item is locked: it has to be opened to holders of the link first */
  LTI_NOT_OPEN: { status: 422, message: 'The class cannot open this yet' },
  LTI_RESPONSE_GONE: { status: 422, message: 'A response is not there any more' },
  SIGN_ON_AWAY: { status: 424, message: 'The sign-on service does not answer' },
} as const satisfies Record<string, ErrorShape>;
