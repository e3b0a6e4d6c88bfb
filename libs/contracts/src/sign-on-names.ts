/** Beginning of the addresses that browsers and providers open while a teacher signs on with a school account. */
export const SIGN_ON_PATH = '/sign_on';
/** Page on which a new teacher completes the account. */
export const NEWCOMER_PATH = `${SIGN_ON_PATH}/new`;
/** Page that says why signing on ended, with `?why=` one of `SIGN_ON_REFUSALS` and `&provider=` its id. */
export const SIGN_ON_REFUSED_PATH = `${SIGN_ON_PATH}/refused`;

/** Address of a link from the command line that signs an admin in, with `?token=`. */
export const ADMIN_LINK_PATH = `${SIGN_ON_PATH}/admin`;

/** Address that sends a browser to a provider; `redirectUri` and `remember` are as at the login. */
export const signOnPath = (provider: string): string => `${SIGN_ON_PATH}/with/${provider}`;

/**
 * Reasons why signing on opened nothing. `expired`: the answer belongs to no handshake of this browser, was used or came too late;
 * `away`: the provider does not answer; `cancelled`: the person or the provider refused; `invalid`: the answer cannot be trusted;
 * `notTeacher`: pupils have their code; `locked`: the account is; `taken`: the school account belongs to another account; `otherSession`:
 * who asked for the link is signed in no more; `notInvited`: the provider makes no accounts; `invitation`: that is used or too old.
 */
export const SIGN_ON_REFUSALS = [
  'expired',
  'away',
  'cancelled',
  'invalid',
  'notTeacher',
  'locked',
  'taken',
  'otherSession',
  'notInvited',
  'invitation',
] as const;
export type SignOnRefusal = (typeof SIGN_ON_REFUSALS)[number];

/** A way to sign on, as the login shows it. */
export interface SignOnChoice {
  id: string;
  name: string;
}

/** Lines of the test of a provider, in this order. */
export const SIGN_ON_CHECKS = ['reached', 'issuer', 'keys', 'codes', 'logout'] as const;
/** Lines of the test of a learning platform, in this order. */
export const LTI_CHECKS = ['address', 'keys', 'grades'] as const;
