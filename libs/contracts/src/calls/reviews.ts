import { z } from 'zod';
import { LIMITS } from '../limits.js';
import { REPORT_REASONS, REVIEW_STATES, VERDICTS } from '../review-names.js';
import { call, errors, idParam, nothing, pageOf, pageQuery, timestamp } from './call.js';
import { mailAddress, textWithin } from './fields.js';
import { item, listedItem } from './item.js';

const report = z.object({ reason: z.enum(REPORT_REASONS), note: z.string(), createdAt: timestamp, decidedAt: timestamp.nullable() });

const reviewCase = z.object({
  item: listedItem,
  /** path of its page in gallery mode */
  path: z.string(),
  hidden: z.boolean(),
  /** its owner asks for another look since then */
  askedAgainAt: timestamp.nullable(),
  /** those that wait first, then the newest; never by whom */
  reports: z.array(report),
  /** number of waiting reviews */
  waiting: z.number(),
  /** the newest first; `by` is null where that reviewer has gone */
  verdicts: z.array(z.object({ verdict: z.enum(VERDICTS), reason: z.string(), by: z.string().nullable(), createdAt: timestamp })),
});
export type ReviewCase = z.infer<typeof reviewCase>;

/** Reports about open material. */
export const reports = {
  /** once per user until a reviewer has decided or the item has changed; a user without an account gets the visitor's cookie with it */
  create: call
    .meta({ operation: 'item.report', itemParam: 'id', idempotent: true })
    .route({ method: 'POST', path: '/items/{id}/reports', successStatus: 201 })
    .input(idParam.extend({ reason: z.enum(REPORT_REASONS), note: z.string().trim().max(LIMITS.report.noteMax).default('') }))
    .output(nothing)
    .errors(errors('NOT_FOUND', 'FORBIDDEN', 'ALREADY_REPORTED', 'LIMIT_REACHED', 'TOO_MANY_REQUESTS')),
};

/** Reviewers' actions on reports (ADR 36). */
export const reviews = {
  /** reported open material of others: what waits longest first, what was decided last first */
  list: call
    .meta({ operation: 'review.list' })
    .route({ method: 'GET', path: '/reviews' })
    .input(z.strictObject({ ...pageQuery, state: z.enum(REVIEW_STATES).default('open') }))
    .output(pageOf(reviewCase))
    .errors(errors('FORBIDDEN')),
  /** closes all reports of the item; its owner reads the reason */
  decide: call
    .meta({ operation: 'item.review', itemParam: 'id' })
    .route({ method: 'PUT', path: '/items/{id}/review' })
    .input(idParam.extend({ verdict: z.enum(VERDICTS), reason: textWithin({ min: 1, max: LIMITS.report.reasonMax }) }))
    .output(nothing)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  /** the owner of something hidden has changed it and wants it to be looked at once more */
  askAgain: call
    .meta({ operation: 'item.askReview', itemParam: 'id' })
    .route({ method: 'PUT', path: '/items/{id}/review_request' })
    .input(idParam)
    .output(item)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
};

const reviewer = z.object({ id: z.uuid(), name: z.string(), email: z.string() });
export type Reviewer = z.infer<typeof reviewer>;

/** The list of reviewers; for admins of the installation. */
export const reviewers = {
  list: call
    .meta({ operation: 'administration.manageReviewers' })
    .route({ method: 'GET', path: '/reviewers' })
    .input(z.strictObject(pageQuery))
    .output(pageOf(reviewer))
    .errors(errors('FORBIDDEN')),
  /** a teacher, by their confirmed address, is one from now on or no longer */
  set: call
    .meta({ operation: 'administration.manageReviewers' })
    .route({ method: 'PUT', path: '/reviewers' })
    .input(z.strictObject({ email: mailAddress, reviewer: z.boolean() }))
    .output(reviewer)
    .errors(errors('FORBIDDEN', 'TEACHER_UNKNOWN')),
};
