import { type Item, LtiGrade, LtiGrant, LtiLearner, LtiLink, newId } from '@murmel/server';
import type { TestApi } from '../../support/api.js';

/** Item and people of a course. */
interface CoursePlace {
  item: Item;
  visitorId: string;
  /** a worksheet's response with points; undefined: there is none */
  responseId: string | undefined;
}

/** Puts an item into a course of a learning platform, with a learner in it. @returns the id of the link */
export async function seedSceneCourse({ database }: TestApi, { item, visitorId, responseId }: CoursePlace, mark: string): Promise<string> {
  const { manager } = database;
  const [linkId, learnerId, grantId, now] = [newId(), newId(), newId(), new Date()];
  await manager.insert(LtiLink, {
    id: linkId,
    itemId: item.id,
    platformId: 'schule',
    createdBy: item.ownerId,
    createdAt: now,
    launchedAt: now,
  });
  const subject = { subjectHash: `hash ${mark}`, subjectSealed: null };
  await manager.insert(LtiLearner, { id: learnerId, platformId: 'schule', ...subject, visitorId, createdAt: now });
  const place = { resourceHash: `hash ${mark}`, lineItem: `https://schule.example/${mark}` };
  await manager.insert(LtiGrant, { id: grantId, learnerId, linkId, ...place, createdAt: now, launchedAt: now });
  if (responseId === undefined) return linkId;
  const sent = { state: 'sent' as const, score: 1, maximum: 2, attempts: 1, problem: null, sentAt: now };
  await manager.insert(LtiGrade, { responseId, grantId, ...sent, gradedAt: now, nextAt: now, leasedUntil: null, createdAt: now });
  return linkId;
}
