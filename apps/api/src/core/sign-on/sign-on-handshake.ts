/** The reason for which a browser was sent to a provider. */
export type SignOnPurpose =
  | { purpose: 'session'; redirectUri: string; remember: boolean }
  /** the session that typed its password again */
  | { purpose: 'link'; accountId: string; sessionHash: string }
  | { purpose: 'invitation'; secretHash: string };

/** Kept while a browser is at a provider. */
export type SignOnHandshake = SignOnPurpose & { provider: string; verifier: string };

/** Kept between a first sign-on and the account that is made after it. */
export interface Newcomer {
  provider: string;
  issuer: string;
  subject: string;
  sid: string | null;
  firstname: string;
  name: string;
  /** how the provider calls their schools */
  schools: string[];
  remember: boolean;
  /** hash of the secret of the invitation that is accepted; null: there is none */
  invitation: string | null;
}
