/** Beginning of the addresses that learning platforms and browsers open (LTI 1.3). */
export const LTI_PATH = '/lti';
/** Addresses that a learning platform is told. */
export const LTI_ADDRESSES = {
  login: `${LTI_PATH}/login`,
  launch: `${LTI_PATH}/launch`,
  keys: `${LTI_PATH}/keys`,
} as const;
/** Page on which a teacher chooses what a course gets. */
export const LTI_CHOOSE_PATH = `${LTI_PATH}/choose`;
/** Page of a teacher who opened a link. */
export const LTI_TEACH_PATH = `${LTI_PATH}/teach`;
/** Page that says why nothing was opened, with `?why=` one of `LTI_REFUSALS`. */
export const LTI_REFUSED_PATH = `${LTI_PATH}/refused`;
/** Page that goes back to the platform with the chosen link. */
export const LTI_RETURN_PATH = `${LTI_PATH}/return`;

/**
 * Reasons why a launch opened nothing. `unknownPlatform`: nothing here knows it; `expired`: the launch belongs to no handshake of this
 * browser, was used or came too late; `invalid`: it cannot be trusted; `away`: the platform does not show its keys; `tooLarge`; `gone`: the
 * link or its item is not there any more; `closed`: its owner does not share it now; `role`: only teachers may do this; `signedIn`: another
 * person is signed in in this browser; `insecure`: the product is not reached by HTTPS.
 */
export const LTI_REFUSALS = [
  'unknownPlatform',
  'expired',
  'invalid',
  'away',
  'tooLarge',
  'gone',
  'closed',
  'role',
  'signedIn',
  'insecure',
] as const;
export type LtiRefusal = (typeof LTI_REFUSALS)[number];

/** `sent`: the platform has it; `waiting`: it is tried again; `failed`: the platform refused it. */
export const LTI_GRADE_STATES = ['waiting', 'sent', 'failed'] as const;
/** Why a grade did not arrive: the platform is away, refused it, or has no room for it any more. */
export const LTI_GRADE_PROBLEMS = ['away', 'refused', 'gone', 'unknownPlatform'] as const;
export type LtiGradeProblem = (typeof LTI_GRADE_PROBLEMS)[number];
