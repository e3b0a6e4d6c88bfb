import type { Account, Configuration } from '@murmel/server';
import { actorOf } from '../../../platform/actor-of.js';
import type { Asker } from '../../../platform/asking.js';

/** A teacher with what is theirs by their account: no link and no password of one request lasts as long as a job. */
export function askerOf(configuration: Configuration, account: Account): Asker {
  return { actor: actorOf(configuration, account, null), account, visitor: null, presented: {} };
}
