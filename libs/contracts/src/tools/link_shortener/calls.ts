import { z } from 'zod';
import { callsFor, errors, idParam, timestamp } from '../../calls/call.js';
import { shortCode } from '../../calls/fields.js';
import { item } from '../../calls/item.js';
import { toolItemCalls } from '../../calls/tool-items.js';
import { LINK_LIMITS } from './limits.js';

const call = callsFor('link');

/** Outcome for a visitor who follows a link now. `refused`: its host is no longer allowed here. */
export const LINK_STATES = ['open', 'empty', 'early', 'over', 'usedUp', 'refused'] as const;
export type LinkState = (typeof LINK_STATES)[number];

const link = z.object({
  state: z.enum(LINK_STATES),
  /** target; empty without one, and for guests while the link is closed */
  url: z.string(),
  /** its host is foreign: visitors are not redirected before they have read its name */
  foreign: z.boolean(),
  /** the host in letters that can look like others; null where browsers show it as it is */
  lookalike: z.string().nullable(),
  /** code of the item's short address; null when its owner disabled it */
  shortcode: z.string().nullable(),
  /** the server's clock counts */
  opensAt: timestamp.nullable(),
  closesAt: timestamp.nullable(),
  /** null: as often as people like, and for guests */
  maxVisits: z.number().nullable(),
});
export type Link = z.infer<typeof link>;

const linkItem = item.extend({ link });
export type LinkItem = z.infer<typeof linkItem>;

/** Target from `since` to `until`; null: current. */
const target = z.object({ url: z.string(), since: timestamp, until: timestamp.nullable() });
export type LinkTarget = z.infer<typeof target>;

const record = z.object({
  total: z.number(),
  /** days of Berlin, the oldest first, today last; counted without addresses or cookies */
  days: z.array(z.object({ day: z.string(), visits: z.number() })),
  /** the newest first */
  targets: z.array(target),
});
export type LinkRecord = z.infer<typeof record>;

/** A line of the list: the target and its visits, for those who may change it; for others only the target, while the link leads there. */
const listedLink = z.object({
  state: z.enum(LINK_STATES),
  url: z.string(),
  foreign: z.boolean(),
  shortcode: z.string().nullable(),
  /** the short address, as others type it; null without a code */
  shortLink: z.string().nullable(),
  /** visits of the last days, the oldest first, today last; empty for those who may not change it */
  visits: z.array(z.number()),
  /** all visits ever; null for those who may not change it */
  total: z.number().nullable(),
});

const { urlMax, visits } = LINK_LIMITS;
const moment = z.iso.datetime({ offset: true }).nullable().optional();
const settings = {
  /** empty: nowhere yet */
  url: z.string().trim().max(urlMax).optional(),
  shortcode: shortCode.optional(),
  opensAt: moment,
  closesAt: moment,
  maxVisits: z.int().min(visits.min).max(visits.max).nullable().optional(),
};

const REFUSALS = [
  'LINK_INVALID',
  'LINK_HOST_DEMANDED',
  'LINK_HOST_REFUSED',
  'LINK_TO_SHORT_LINK',
  'LINK_TIMES_REVERSED',
  'SHORT_CODE_TAKEN',
] as const;

export const links = {
  ...toolItemCalls('link_shortener', {
    answer: linkItem,
    listed: { link: listedLink },
    created: settings,
    changed: settings,
    createErrors: REFUSALS,
    changeErrors: REFUSALS,
  }),
  /** number of visits, and earlier targets */
  record: call
    .meta({ operation: 'item.update', itemParam: 'id' })
    .route({ method: 'GET', path: '/link_shortener/links/{id}/record' })
    .input(idParam)
    .output(record)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  /** a visitor goes on from the page that names the host: counted, without identity */
  follow: call
    .meta({ operation: 'item.read', itemParam: 'id' })
    .route({ method: 'POST', path: '/link_shortener/links/{id}/visits' })
    .input(idParam)
    .output(z.object({ url: z.string() }))
    .errors(errors('NOT_FOUND', 'NO_PASSWORD_PROVIDED', 'LINK_CLOSED')),
};
