import { type DenyReason, decide } from '@murmel/access-policy';
import type { ErrorCode, InboundMessage, LiveRefusal } from '@murmel/contracts';
import { Injectable } from '@nestjs/common';
import { DENIAL_ERROR_CODES } from '../platform/denial-error-codes.js';
import type { AudienceSpec, JoinRequest, Topic } from '../platform/live/topic.js';

const REFUSALS: Partial<Record<DenyReason, LiveRefusal['code']>> = {
  password_required: 'NO_PASSWORD_PROVIDED',
  in_trash: 'ITEM_IN_TRASH',
};

/** Authorizes subscriptions on the live connection, with the same rules as for calls. */
@Injectable()
export class LiveAuthorizer {
  /** Returns the audience that this person may join, or a refusal. Unknown topics and those without access look the same. */
  async authorize(topic: Topic, joining: JoinRequest): Promise<AudienceSpec | LiveRefusal['code']> {
    const facts = await topic.factsOf(joining);
    const decision = decide(joining.actor, topic.contract.operation, { ...facts, call: `LIVE ${topic.contract.name}` });
    if (!decision.allow) return REFUSALS[decision.reason] ?? 'NOT_FOUND';
    return (await topic.audienceFor(joining, facts)) ?? 'NOT_FOUND';
  }

  /** Checks that a subscriber may send this message now, with current rights. @returns the refusal, as a call would */
  async messageRefusal(topic: Topic, { operation }: InboundMessage, joining: JoinRequest): Promise<ErrorCode | undefined> {
    const decision = decide(joining.actor, operation, { ...(await topic.factsOf(joining)), call: `LIVE ${topic.contract.name}` });
    return decision.allow ? undefined : DENIAL_ERROR_CODES[decision.reason];
  }
}
