import type { PupilAccess } from '@murmel/server';
import type { Place } from '../../accounts/places.js';
import type { Device } from '../pupil-devices.js';

/** What somebody typed or scanned. */
export interface Given {
  code?: string | undefined;
  /** of the own link of a class or school */
  classToken?: string | undefined;
  /** the nickname in a onetime class */
  name?: string | undefined;
  /** of a printed card */
  card?: string | undefined;
  /** a pupil stays signed in beside it */
  beside?: boolean | undefined;
}

/** Who stands at a door. */
export interface Comer {
  device: Device;
  place: Place;
  /** `performance.now()` when they came */
  started: number;
}

/** Somebody comes in. */
export interface Entry {
  access: PupilAccess;
  /** by card or class link: it says that this network belongs to the class */
  vouches: boolean;
}
