import { SERVER_LIMITS } from '@murmel/contracts';
import type { EntityTarget, ObjectLiteral } from 'typeorm';
import { Account } from '../database/entities/account.js';
import { AccountDevice } from '../database/entities/account-device.js';
import { ClassNetwork } from '../database/entities/class-network.js';
import { CodeAddress } from '../database/entities/code-address.js';
import { CodeTry } from '../database/entities/code-try.js';
import { CollaborationTicket } from '../database/entities/collaboration-ticket.js';
import { Handshake } from '../database/entities/handshake.js';
import { Item } from '../database/entities/item.js';
import { LtiGrant } from '../database/entities/lti-grant.js';
import { LtiKey } from '../database/entities/lti-key.js';
import { LtiLearner } from '../database/entities/lti-learner.js';
import { MailToken } from '../database/entities/mail-token.js';
import { PupilAccess } from '../database/entities/pupil-access.js';
import { PupilDevice } from '../database/entities/pupil-device.js';
import { PupilWaiting } from '../database/entities/pupil-waiting.js';
import { RetiredCode } from '../database/entities/retired-code.js';
import { SchoolClass } from '../database/entities/school-class.js';
import { SchoolInvitation } from '../database/entities/school-invitation.js';
import { Session } from '../database/entities/session.js';
import { Visitor } from '../database/entities/visitor.js';
import { WorksheetResponse } from '../database/entities/worksheet-response.js';
import { everyPupilCode, PUPIL_CODES } from '../pupil-codes.js';

/** Purpose of the keys for ids of learners at learning platforms. */
export const LTI_SUBJECTS = 'learners of learning platforms';
/** Purpose of the keys for the product's own private keys. */
export const LTI_KEYS = 'keys for learning platforms';

type Entity = EntityTarget<ObjectLiteral>;

/** Words that can be read again, and the hash by which they are found. */
export interface SealedColumns {
  entity: Entity;
  /** purpose for `NamedKeys` */
  purpose: string;
  /** properties of the entity */
  sealed: string;
  hash?: string;
  /** rows may have the hash alone: it fades with its key, unless the words come once more before that */
  hashAlone?: true;
}

/** A hash whose words are stored nowhere, but are so few that all of them can be tried. */
export interface HashColumn {
  entity: Entity;
  purpose: string;
  hash: string;
  words: () => Iterable<string>;
}

/** Every column that is made with a key of SECRET: what a new SECRET has to be taken over to. A test compares it with the entities. */
export const STORED_UNDER_KEYS: readonly (SealedColumns | HashColumn)[] = [
  { entity: PupilAccess, purpose: PUPIL_CODES, sealed: 'codeSealed', hash: 'codeHash' },
  { entity: PupilAccess, purpose: PUPIL_CODES, sealed: 'cardSealed' },
  { entity: SchoolClass, purpose: PUPIL_CODES, sealed: 'codeSealed', hash: 'codeHash' },
  { entity: LtiKey, purpose: LTI_KEYS, sealed: 'privateSealed' },
  { entity: LtiLearner, purpose: LTI_SUBJECTS, sealed: 'subjectSealed', hash: 'subjectHash', hashAlone: true },
  // After those whose codes they were: a code that is given back meanwhile comes along.
  { entity: RetiredCode, purpose: PUPIL_CODES, hash: 'codeHash', words: everyPupilCode },
];

/**
 * Keyed hashes of data that cannot be recomputed: networks and attempts. A new SECRET makes them meaningless, and they expire within this
 * many days. The cost: a class's network has to become known anew, and counters restart.
 */
export const FADING_UNDER_KEYS: readonly { entity: Entity; hash: string; days: number }[] = [
  { entity: AccountDevice, hash: 'placeHash', days: SERVER_LIMITS.login.deviceDays },
  { entity: ClassNetwork, hash: 'networkHash', days: SERVER_LIMITS.pupilCode.networkDays },
  { entity: CodeAddress, hash: 'addressHash', days: SERVER_LIMITS.pupilCode.networkDays },
  { entity: CodeTry, hash: 'codeHash', days: 30 },
  { entity: PupilAccess, hash: 'joinedFrom', days: 1 },
];

/** Hashes without a key, because their input cannot be guessed (or argon2id makes that slow): a new SECRET does not affect them. */
export const HASHED_WITHOUT_KEYS: readonly { entity: Entity; hash: string }[] = [
  { entity: Account, hash: 'passwordHash' },
  { entity: AccountDevice, hash: 'deviceHash' },
  { entity: CodeTry, hash: 'deviceHash' },
  { entity: CollaborationTicket, hash: 'hash' },
  { entity: CollaborationTicket, hash: 'sessionHash' },
  { entity: Handshake, hash: 'stateHash' },
  { entity: Handshake, hash: 'browserHash' },
  { entity: Item, hash: 'passwordHash' },
  { entity: LtiGrant, hash: 'resourceHash' },
  { entity: MailToken, hash: 'hash' },
  { entity: PupilAccess, hash: 'cardHash' },
  { entity: PupilDevice, hash: 'deviceHash' },
  { entity: PupilWaiting, hash: 'deviceHash' },
  { entity: SchoolInvitation, hash: 'secretHash' },
  { entity: Session, hash: 'hash' },
  { entity: Visitor, hash: 'hash' },
  { entity: WorksheetResponse, hash: 'keyHash' },
];
