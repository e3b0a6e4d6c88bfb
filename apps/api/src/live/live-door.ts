import { type DenyReason, decide } from '@murmel/access-policy';
import type { ErrorCode, LiveRefusal, LiveSaying } from '@murmel/contracts';
import { Injectable } from '@nestjs/common';
import { DENIALS } from '../platform/denials.js';
import type { Entrance, Joining, Topic } from '../platform/live/topic.js';

const REFUSALS: Partial<Record<DenyReason, LiveRefusal['code']>> = {
  password_required: 'NO_PASSWORD_PROVIDED',
  in_trash: 'ITEM_IN_TRASH',
};

/** The same question as at every other door, translated for the live connection. */
@Injectable()
export class LiveDoor {
  /** Whether this person may look at it, and as which audience. What is unknown and what is foreign look the same. */
  async ask(topic: Topic, joining: Joining): Promise<Entrance | LiveRefusal['code']> {
    const facts = await topic.factsOf(joining);
    const decision = decide(joining.actor, topic.contract.operation, facts);
    if (!decision.allow) return REFUSALS[decision.reason] ?? 'NOT_FOUND';
    return (await topic.entrance(joining, facts)) ?? 'NOT_FOUND';
  }

  /** Checks that a subscriber may send this message now, with current rights. @returns the refusal, as a call would */
  async refusesSaying(topic: Topic, { operation }: LiveSaying, joining: Joining): Promise<ErrorCode | undefined> {
    const decision = decide(joining.actor, operation, await topic.factsOf(joining));
    return decision.allow ? undefined : DENIALS[decision.reason];
  }
}
