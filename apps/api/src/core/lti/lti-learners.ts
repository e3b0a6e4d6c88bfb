import type { InterfaceLanguage } from '@murmel/contracts';
import { hashSecret, LtiLearner, newId, Visitor } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { randomGuestName } from '../accounts/guests/guest-names.js';
import { publicPath } from '../short-codes/public-address.js';
import type { LearningLaunch } from './launch/opened-launch.js';
import { findLink, openToVisitor } from './lti-openings.js';
import { LtiSubjects } from './lti-subjects.js';

/** A learner who came in: where to, and with which secret of their visitor. */
export interface EnteredLearner {
  path: string;
  visitorSecret: string;
}

/** Learners of learning platforms: one visitor each, on every device the same, with a grant for each place in a course. */
@Injectable()
export class LtiLearners {
  constructor(
    private readonly database: DataSource,
    private readonly subjects: LtiSubjects,
  ) {}

  /** @throws LaunchRefused `gone` or `closed`; nothing is kept then */
  enter(launch: LearningLaunch, language: InterfaceLanguage): Promise<EnteredLearner> {
    return this.database.transaction(async (manager) => {
      const opened = await findLink(manager, launch.platformId, launch.linkId);
      const learner = await this.learnerOf(manager, launch, language);
      const visitorSecret = this.subjects.visitorSecret(learner.id);
      const here = { hash: hashSecret(visitorSecret), lastSeenAt: new Date() };
      await manager.update(Visitor, { id: learner.visitorId }, here);
      await openToVisitor(manager, opened, learner.visitorId);
      await keepGrant(manager, learner.id, launch);
      return { path: publicPath(opened.item), visitorSecret };
    });
  }

  private async learnerOf(
    manager: EntityManager,
    { platformId, subjectHashes, subjectSealed }: LearningLaunch,
    language: InterfaceLanguage,
  ): Promise<LtiLearner> {
    const [subjectHash = ''] = subjectHashes;
    // Two devices that come for the first time in the same moment are one learner.
    await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`learner ${platformId} ${subjectHash}`]);
    const known = await manager.findOneBy(LtiLearner, { platformId, subjectHash: In(subjectHashes) });
    if (known) {
      // Under the newest key from now on, and with what a grade needs.
      const changes = { subjectHash, ...(subjectSealed === null ? {} : { subjectSealed }) };
      await manager.update(LtiLearner, { id: known.id }, changes);
      return Object.assign(known, changes);
    }
    const [id, visitorId, now] = [newId(), newId(), new Date()];
    const learner = { id, platformId, subjectHash, subjectSealed, visitorId, createdAt: now };
    await manager.insert(Visitor, {
      id: visitorId,
      hash: hashSecret(this.subjects.visitorSecret(id)),
      displayName: randomGuestName(language),
      named: false,
      nameAskedAt: null,
      createdAt: now,
      lastSeenAt: now,
    });
    await manager.insert(LtiLearner, learner);
    return manager.create(LtiLearner, learner);
  }
}

/** One grant for each place in a course, with the address for points that the newest launch named. */
async function keepGrant(manager: EntityManager, learnerId: string, { linkId, resourceHash, lineItem }: LearningLaunch): Promise<void> {
  await manager.query(
    `insert into lti_grant (id, learner_id, link_id, resource_hash, line_item, created_at, launched_at)
       values ($1, $2, $3, $4, $5, now(), now())
     on conflict (learner_id, link_id, resource_hash) do update set line_item = excluded.line_item, launched_at = now()`,
    [newId(), learnerId, linkId, resourceHash, lineItem],
  );
}
