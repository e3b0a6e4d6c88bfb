import type { Account, Configuration } from '@murmel/server';
import { actorOf } from '../../../platform/actor-of.js';
import type { Caller } from '../../../platform/request-context.js';

/** A teacher with what is theirs by their account: no link and no password of one request lasts as long as a job. */
export function callerOf(configuration: Configuration, account: Account): Caller {
  return { actor: actorOf(configuration, account, null), account, visitor: null, presented: {} };
}
