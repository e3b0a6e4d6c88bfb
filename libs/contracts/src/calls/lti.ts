import { z } from 'zod';
import { LIMITS } from '../limits.js';
import { LTI_GRADE_PROBLEMS, LTI_GRADE_STATES } from '../lti-names.js';
import { call, errors, idParam, nothing, subjectId, timestamp } from './call.js';

/** The item of a link, as the teacher who opened it may see it. */
const openedItem = z.object({
  id: z.uuid(),
  kind: z.string(),
  title: z.string(),
  /** path of the page on which the caller edits it or reads answers; null: they have no right to that */
  ownPath: z.string().nullable(),
});

/** A place in a course of a learning platform that opens an item. */
const link = z.object({ id: z.uuid(), platform: z.string(), createdAt: timestamp, launchedAt: timestamp.nullable(), learners: z.number() });
export type LtiLinkEntry = z.infer<typeof link>;

/** The grade of a response at a learning platform. */
const grade = z.object({
  responseId: z.uuid(),
  state: z.enum(LTI_GRADE_STATES),
  /** points; null: handed in, not graded yet */
  score: z.number().nullable(),
  maximum: z.number(),
  sentAt: timestamp.nullable(),
  problem: z.enum(LTI_GRADE_PROBLEMS).nullable(),
});
export type LtiGradeEntry = z.infer<typeof grade>;

/** Learning platforms (LTI 1.3, ADR 87). Launches go by plain addresses (`LTI_PATH`). */
export const lti = {
  /** what this browser opened from a platform and is not done with */
  opened: call
    .meta({ operation: 'open.read' })
    .route({ method: 'GET', path: '/lti/opened' })
    .output(
      z.object({
        /** `choose`: a course wants an item; `teach`: a teacher opened a link */
        purpose: z.enum(['choose', 'teach']),
        platform: z.string(),
        /** kinds of items that the platform takes grades for are marked there */
        takesGrades: z.boolean(),
        item: openedItem.nullable(),
        expiresAt: timestamp,
      }),
    )
    .errors(errors('LTI_OVER')),
  /** gives the item to the course for which this browser chooses; one that is locked is opened to holders of the link only with `open` */
  createLink: call
    .meta({ operation: 'item.share', itemParam: 'id', idempotent: true })
    .route({ method: 'POST', path: '/lti/items/{id}/links', successStatus: 201 })
    .input(z.strictObject({ id: subjectId, open: z.boolean().default(false) }))
    .output(z.object({ returnPath: z.string() }))
    .errors(errors('NOT_FOUND', 'FORBIDDEN', 'LTI_OVER', 'LTI_NOT_OPEN', 'ITEM_STAYS_LOCKED')),
  /** a teacher looks at the opened item as the class does */
  look: call
    .meta({ operation: 'open.becomeVisitor' })
    .route({ method: 'POST', path: '/lti/looks' })
    .output(z.object({ path: z.string() }))
    .errors(errors('LTI_OVER', 'TOO_MANY_REQUESTS')),
  /** courses that an item is in */
  links: call
    .meta({ operation: 'item.share', itemParam: 'id' })
    .route({ method: 'GET', path: '/items/{id}/lti_links' })
    .input(idParam)
    .output(z.array(link))
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  /** takes it out of a course: its learners come in no more */
  removeLink: call
    .meta({ operation: 'item.share', itemParam: 'id', keys: ['linkId'] })
    .route({ method: 'DELETE', path: '/items/{id}/lti_links/{linkId}' })
    .input(z.strictObject({ id: subjectId, linkId: z.uuid() }))
    .output(nothing)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  /** grades of a worksheet's responses at platforms; empty where it is in no course that takes grades */
  grades: call
    .meta({ operation: 'item.readResponses', itemParam: 'id', itemKind: 'worksheet' })
    .route({ method: 'GET', path: '/worksheet/worksheets/{id}/grades' })
    .input(idParam)
    .output(z.object({ inCourse: z.boolean(), grades: z.array(grade) }))
    .errors(errors('FORBIDDEN', 'NOT_FOUND')),
  /** sends grades again as they are now, of all responses or of these */
  sendGrades: call
    .meta({ operation: 'item.readResponses', itemParam: 'id', itemKind: 'worksheet' })
    .route({ method: 'POST', path: '/worksheet/worksheets/{id}/grades' })
    .input(z.strictObject({ id: subjectId, responseIds: z.array(z.uuid()).max(LIMITS.worksheet.responsesMax).optional() }))
    .output(z.object({ waiting: z.number() }))
    .errors(errors('FORBIDDEN', 'NOT_FOUND', 'LTI_RESPONSE_GONE')),
};
