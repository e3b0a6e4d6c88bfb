import { type Configuration, deriveKey, LTI_SUBJECTS, NamedKeys, sign } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIGURATION } from '../../platform/injection-tokens.js';

/** Sign between issuer and subject; no issuer has one. */
const BETWEEN = ' ';
const VISITORS = 'visitors of learning platforms';

/** Ids that platforms give to learners: found by a keyed hash, and read again only to send points. */
@Injectable()
export class LtiSubjects {
  private readonly keys: NamedKeys;

  constructor(@Inject(CONFIGURATION) private readonly configuration: Configuration) {
    this.keys = new NamedKeys(LTI_SUBJECTS, configuration);
  }

  /** @returns the hash that is stored, and those under earlier keys */
  hashes(issuer: string, subject: string): string[] {
    return this.keys.hashes(issuer + BETWEEN + subject);
  }

  seal(issuer: string, subject: string): string {
    return this.keys.seal(issuer + BETWEEN + subject);
  }

  /** @returns the platform's id of the learner; null when it was sealed with a secret that is not known any more */
  open(sealed: string): string | null {
    const words = this.keys.open(sealed);
    return words === null ? null : words.slice(words.indexOf(BETWEEN) + 1);
  }

  /**
   * Returns the secret of a learner's visitor: derived, not drawn, so that all devices of a learner have the same one and none ends
   * another's. A new SECRET makes a new one with the next launch.
   */
  visitorSecret(learnerId: string): string {
    return sign(deriveKey(this.configuration.secret, VISITORS), learnerId);
  }
}
