import { z } from 'zod';
import { siteLook, WEBSITE_INPUTS } from '../../boards/website-inputs.js';
import { callsFor, errors, idParam, timestamp } from '../../calls/call.js';
import { textWithin } from '../../calls/fields.js';
import { item } from '../../calls/item.js';
import { toolItemCalls } from '../../calls/tool-items.js';
import { versionCalls } from '../../calls/versions.js';
import { WEBSITE_LIMITS } from './limits.js';

const call = callsFor('website_page');

const page = z.object({ id: z.string(), name: z.string(), blocks: z.number() });
const website = z.object({
  look: siteLook,
  /** of the draft for users who may change it, for all others the published ones */
  pages: z.array(page),
  imprint: z.string(),
  privacyNote: z.string(),
  /** null: not published yet */
  publishedAt: timestamp.nullable(),
  /** true if the draft differs from the published version; always false for users without access to the draft */
  changed: z.boolean(),
});
const websiteItem = item.extend({ website });
export type WebsiteItem = z.infer<typeof websiteItem>;

const { imprint, privacyMax } = WEBSITE_LIMITS;
const WRITE = ['NOT_FOUND', 'NO_PASSWORD_PROVIDED', 'FORBIDDEN'] as const;
const publication = '/website/pages/{id}/publication';

/** Websites. Pages and blocks are a live document; guests see what was published of it, drawn by the server. */
export const websites = {
  ...toolItemCalls('website', {
    answer: websiteItem,
    created: {},
    changed: WEBSITE_INPUTS.changeLook.shape,
    changeErrors: ['NO_PASSWORD_PROVIDED', 'BOARD_FULL', 'COLLABORATION_UNAVAILABLE'],
  }),
  ...versionCalls('website'),
  /** publishes the current draft to all who may read the website; the responsible person is named below each page */
  publish: call
    .meta({ operation: 'item.update', itemParam: 'id' })
    .route({ method: 'PUT', path: publication })
    .input(
      idParam.extend({
        /** may be empty where the operator of the installation has an imprint (`IMPRINT_URL`) */
        imprint: z.union([z.literal(''), textWithin(imprint)]),
        privacyNote: z.string().trim().max(privacyMax),
      }),
    )
    .output(websiteItem)
    .errors(
      errors(
        ...WRITE,
        'SITE_EMPTY',
        'PAGE_BLOCK_LIMIT_REACHED',
        'SITE_PAGE_LIMIT_REACHED',
        'PUBLISHED_SITE_LIMIT_REACHED',
        'SITE_IMPRINT_MISSING',
      ),
    ),
  /** the draft as pages of plain HTML with their files, which open from a disk */
  archive: call
    .meta({ operation: 'item.update', itemParam: 'id', plain: true })
    .route({
      method: 'GET',
      path: '/website/pages/{id}/archive',
      description: 'the website as a ZIP archive of pages that open from a disk',
    })
    .input(idParam)
    .output(z.unknown())
    .errors(errors('NOT_FOUND', 'NO_PASSWORD_PROVIDED', 'FORBIDDEN', 'TOO_MANY_REQUESTS')),
  /** hides it from all readers; the draft stays */
  unpublish: call
    .meta({ operation: 'item.update', itemParam: 'id' })
    .route({ method: 'DELETE', path: publication })
    .input(idParam)
    .output(websiteItem)
    .errors(errors(...WRITE)),
};
