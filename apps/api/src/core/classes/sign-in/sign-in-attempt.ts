import type { PupilAccess } from '@murmel/server';
import type { ClientNetwork } from '../../accounts/client-networks.js';
import type { Device } from '../pupil-devices.js';

/** Input of a sign-in: typed or scanned. */
export interface SignInInput {
  code?: string | undefined;
  /** token of the own link of a class or school */
  classToken?: string | undefined;
  /** the nickname in a onetime class */
  name?: string | undefined;
  /** token of a printed card */
  card?: string | undefined;
  /** a pupil stays signed in beside it */
  beside?: boolean | undefined;
}

/** A sign-in attempt. */
export interface SignInAttempt {
  device: Device;
  place: ClientNetwork;
  /** `performance.now()` when they came */
  started: number;
}

/** Result of a successful sign-in attempt. */
export interface SignInResult {
  access: PupilAccess;
  /** true for sign-in by card or class link, which shows that this network belongs to the class */
  vouches: boolean;
}
