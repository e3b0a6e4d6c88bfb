import { z } from 'zod';
import { PARTNER_COLOURS } from '../collection-covers.js';
import { PICTURE_TYPES } from '../file-types.js';
import { trimBlank } from '../fold-text.js';
import { ACCOUNT_LICENCES } from '../item-fields.js';
import { LIMITS } from '../limits.js';
import { call, errors, idParam, nothing, pageOf, pageQuery } from './call.js';

const limits = LIMITS.partner;

const partner = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  website: z.string().nullable(),
  /** colour of its drawn mark */
  colour: z.enum(PARTNER_COLOURS),
  /** null: it has none, and its mark is drawn */
  logo: z.object({ url: z.string(), alt: z.string() }).nullable(),
  /** path of its page: the id decides, the words behind it do not */
  path: z.string(),
  international: z.boolean(),
  published: z.boolean(),
  /** open materials that it provides */
  materials: z.number(),
  /** true if the caller may copy them; null for callers who cannot copy at all */
  enabled: z.boolean().nullable(),
  /** for admins: the licences and schools it is enabled for; all when both are empty. Null for other callers */
  enabledFor: z.object({ licences: z.array(z.enum(ACCOUNT_LICENCES)), schoolIds: z.array(z.uuid()) }).nullable(),
});
export type Partner = z.infer<typeof partner>;

/** Linked to only: nothing of it is loaded. */
const website = z
  .url({ protocol: /^https?$/ })
  .max(limits.websiteMax)
  .nullable();
const fields = {
  name: z.string().normalize('NFC').overwrite(trimBlank).min(limits.name.min).max(limits.name.max),
  description: z.string().normalize('NFC').trim().max(limits.textMax).optional(),
  website: website.optional(),
  colour: z.enum(PARTNER_COLOURS).optional(),
  international: z.boolean().optional(),
  /** alternative text of the logo */
  logoAlt: z.string().normalize('NFC').trim().max(limits.logoAltMax).optional(),
};
const onOne = { editorial: 'partner' } as const;
const onePartner = '/cms/partner_entries/{id}';

/** Organisations that provide open material, as the editors present them. */
export const partners = {
  /** Lists by name; those for international accounts only for these, unpublished ones for admins only. */
  list: call
    .meta({ operation: 'open.read' })
    .route({ method: 'GET', path: '/cms/partner_entries' })
    .input(z.strictObject({ ...pageQuery, international: z.stringbool().default(false) }))
    .output(pageOf(partner))
    .errors(errors('NOT_FOUND')),
  get: call
    .meta({ operation: 'editorial.read', ...onOne })
    .route({ method: 'GET', path: onePartner })
    .input(idParam)
    .output(partner)
    .errors(errors('NOT_FOUND')),
  create: call
    .meta({ operation: 'administration.edit', idempotent: true })
    .route({ method: 'POST', path: '/cms/partner_entries', successStatus: 201 })
    .input(z.strictObject(fields))
    .output(partner)
    .errors(errors('FORBIDDEN')),
  update: call
    .meta({ operation: 'editorial.update', ...onOne })
    .route({ method: 'PUT', path: onePartner })
    .input(
      idParam.extend({
        ...fields,
        name: fields.name.optional(),
        published: z.boolean().optional(),
        licences: z.array(z.enum(ACCOUNT_LICENCES)).max(ACCOUNT_LICENCES.length).optional(),
        schoolIds: z.array(z.uuid()).max(limits.schools).optional(),
      }),
    )
    .output(partner)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  /** Drawn anew and small, a still picture; the one before goes. */
  putLogo: call
    .meta({ operation: 'editorial.update', ...onOne, inQuery: true, accepts: PICTURE_TYPES })
    .route({
      method: 'POST',
      path: `${onePartner}/logo`,
      successStatus: 201,
      description: 'multipart/form-data with one file',
    })
    .input(idParam)
    .output(partner)
    .errors(errors('NOT_FOUND', 'FORBIDDEN', 'PARAMETER_MISSING', 'TOO_LARGE', 'EMPTY_FILE', 'UNSUPPORTED_TYPE', 'UNREADABLE_FILE')),
  /** Returns the logo to users who may see the partner. */
  logo: call
    .meta({ operation: 'editorial.read', ...onOne })
    .route({ method: 'GET', path: `${onePartner}/logo`, description: 'the picture itself' })
    .input(idParam)
    .output(z.unknown())
    .errors(errors('NOT_FOUND')),
  removeLogo: call
    .meta({ operation: 'editorial.update', ...onOne })
    .route({ method: 'DELETE', path: `${onePartner}/logo` })
    .input(idParam)
    .output(nothing)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  /** Deletes the partner; its materials stay unchanged, without a partner. */
  remove: call
    .meta({ operation: 'editorial.update', ...onOne })
    .route({ method: 'DELETE', path: onePartner })
    .input(idParam)
    .output(nothing)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
};
