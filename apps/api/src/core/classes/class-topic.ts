import type { Facts } from '@murmel/access-policy';
import { CLASS_TOPIC, type ClassVisit } from '@murmel/contracts';
import { loadClassFacts, PupilAccess } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AudienceSpec, JoinRequest, Topic } from '../../platform/live/topic.js';
import { Topics } from '../../platform/live/topics.js';

/** The end of a sign-in is published as `access.changed`; nothing else of a class changes live for its pupils. */
const EVERY_MS = 1000;

/**
 * Publishes to pupils that they are admitted, or that their login session, code or class is gone: `access.changed` closes the connection,
 * and the next request gets the reason.
 */
@Injectable()
export class ClassTopic implements Topic<typeof CLASS_TOPIC> {
  readonly contract = CLASS_TOPIC;

  constructor(
    private readonly database: DataSource,
    topics: Topics,
  ) {
    topics.add(this);
  }

  async factsOf({ actor, id }: JoinRequest): Promise<Facts> {
    return { schoolClass: await loadClassFacts(this.database.manager, actor, id) };
  }

  audienceFor({ actor: { account } }: JoinRequest): Promise<AudienceSpec | undefined> {
    if (!account) return Promise.resolve(undefined);
    return Promise.resolve({ audience: account.id, everyMs: EVERY_MS, people: 'ignored', state: () => this.visit(account.id) });
  }

  subscriptions() {
    return {};
  }

  private async visit(pupilId: string): Promise<ClassVisit> {
    const access = await this.database.manager.findOneBy(PupilAccess, { id: pupilId });
    return { admitted: access !== null && access.admittedAt !== null };
  }
}
