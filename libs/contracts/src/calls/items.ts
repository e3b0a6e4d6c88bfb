import { z } from 'zod';
import { PICTURE_TYPES } from '../file-types.js';
import {
  AUTO_CLEANUPS,
  CONTENT_KINDS,
  CONTENT_LANGUAGES,
  CONTENT_LICENCES,
  type ContentKind,
  ITEM_ORDERS,
  MEMBER_ROLES,
  PRIVACY_LEVELS,
  VISITOR_PERMISSIONS,
} from '../item-fields.js';
import { LIMITS } from '../limits.js';
import { TOOLS } from '../tools/registry.js';
import { GRADE_LEVELS, SCHOOL_TYPES, SUBJECT_TYPES } from '../vocabulary.js';
import { call, callsFor, errors, idParam, nothing, pageOf, pageQuery, subjectId, timestamp } from './call.js';
import { mailAddress, passwordWithin, shortCode, tags, textWithin } from './fields.js';
import { item, listedItem } from './item.js';

const title = textWithin(LIMITS.title);

/** Input fields that all items share and a teacher may write. */
export const itemFieldsInput = {
  title: title.optional(),
  description: z.string().trim().max(LIMITS.description.max).optional(),
  language: z.enum(CONTENT_LANGUAGES).optional(),
  gradeLevels: z.array(z.enum(GRADE_LEVELS)).max(GRADE_LEVELS.length).optional(),
  schoolTypes: z.array(z.enum(SCHOOL_TYPES)).max(SCHOOL_TYPES.length).optional(),
  subjectTypes: z.array(z.enum(SUBJECT_TYPES)).max(SUBJECT_TYPES.length).optional(),
  tags: tags.optional(),
  international: z.boolean().optional(),
};

/** Place of a new item: in a folder of the caller, or in none. */
export const placeInput = { folderId: z.uuid().optional() };

/** Fields pupils may set on their own items; the rest is how teachers sort material they share. */
export const PUPIL_ITEM_FIELDS = ['title', 'description', 'language'] as const satisfies (keyof typeof itemFieldsInput)[];

const member = z.object({ id: z.uuid(), email: z.string(), role: z.enum(MEMBER_ROLES) });
export type Member = z.infer<typeof member>;

/** Sharing details only the owner sees: the secrets and addresses of an item. */
export const share = z.object({
  privacy: z.enum(PRIVACY_LEVELS),
  visitorPermission: z.enum(VISITOR_PERMISSIONS),
  autoCleanup: z.enum(AUTO_CLEANUPS),
  cleanupAt: timestamp.nullable(),
  licence: z.enum(CONTENT_LICENCES).nullable(),
  hasPassword: z.boolean(),
  /** absolute address with the secret token; empty unless privacy is `secret` */
  secretLink: z.string().nullable(),
  /** absolute address of the public page, without any secret */
  publicLink: z.string(),
  shortCode: z.string().nullable(),
  /** absolute, at most 25 characters for hosts of up to 16; null when switched off */
  shortLink: z.string().nullable(),
  /** true when PUBLIC_URL is not set and the address is this machine's in the local network */
  localNetworkOnly: z.boolean(),
});
export type Share = z.infer<typeof share>;

/** Reasons why an embedded address would show nothing: it is missing, or its site forbids embedding. */
export const FRAME_PROBLEMS = ['missing', 'notEmbeddable'] as const;
export type FrameProblem = (typeof FRAME_PROBLEMS)[number];

const orderAndWords = {
  order: z.enum(ITEM_ORDERS).default('changed'),
  /** words in title or description */
  query: z.string().trim().max(LIMITS.search.max).optional(),
};

/** Filters of a list of items. */
export const listQuery = {
  ...pageQuery,
  ...orderAndWords,
  objType: z.enum(CONTENT_KINDS).optional(),
  /** without folders, which a page has from the tree */
  exceptFolders: z.stringbool().optional(),
};

/** Owners of the items in a list: the caller, or others who invited the caller. */
export const LISTED_OWNERS = ['me', 'others'] as const;

/** Further filters of a teacher's own list, for one tool as for all. */
const ownList = {
  owner: z.enum(LISTED_OWNERS).optional(),
  /** true for items outside of folders only */
  root: z.stringbool().optional(),
};

/** The list of one tool is the list of all with the kind chosen. */
export const toolListQuery = { ...pageQuery, ...orderAndWords, ...ownList };

export const itemCalls = {
  /** Items a teacher owns or was invited to, of any tool. */
  list: call
    .meta({ operation: 'teacher.listItems' })
    .route({ method: 'GET', path: '/items' })
    .input(z.strictObject({ ...listQuery, ...ownList }))
    .output(pageOf(listedItem)),
  /** Puts own items into an own folder, or out of all. All of them or none. */
  move: call
    .meta({ operation: 'teacher.update' })
    .route({ method: 'PUT', path: '/items/move' })
    .input(
      z.strictObject({
        ids: z.array(z.uuid()).min(1).max(LIMITS.folders.movedAtOnce),
        folderId: z.uuid().nullable(),
        /** the caller agrees that others see the moved items from then on */
        agreed: z.boolean().optional(),
      }),
    )
    .output(z.array(item))
    .errors(errors('ITEM_NOT_MOVABLE', 'FOLDER_UNKNOWN', 'FOLDER_INTO_ITSELF', 'FOLDER_TOO_DEEP', 'FOLDER_IS_SHARED')),
  recentlyCreated: call
    .meta({ operation: 'teacher.listItems' })
    .route({ method: 'GET', path: '/items/recently_created' })
    .input(z.strictObject({ limit: z.coerce.number().int().min(1).max(50).default(LIMITS.recentlyCreated) }))
    .output(z.array(listedItem)),
  get: call
    .meta({ operation: 'item.read', itemParam: 'id' })
    .route({ method: 'GET', path: '/items/{id}' })
    .input(idParam)
    .output(item)
    .errors(errors('NOT_FOUND', 'NO_PASSWORD_PROVIDED')),
  /** Checks if a film or a page can be embedded in a frame, before it is inserted; null also where this cannot be determined. */
  checkFrame: call
    .meta({ operation: 'item.contribute', itemParam: 'id' })
    .route({ method: 'POST', path: '/items/{id}/frame_checks' })
    .input(idParam.extend({ address: z.string().max(2000) }))
    .output(z.object({ problem: z.enum(FRAME_PROBLEMS).nullable() }))
    .errors(errors('NOT_FOUND', 'NO_PASSWORD_PROVIDED', 'FORBIDDEN')),
  update: call
    .meta({ operation: 'item.update', itemParam: 'id' })
    .route({ method: 'PUT', path: '/items/{id}' })
    .input(idParam.extend(itemFieldsInput))
    .output(item)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  /** The same for a kind and an id, as the catalogue of calls names it: an item of another kind looks as if it were not there. */
  updateOfKind: call
    .meta({ operation: 'item.update', itemParam: 'objId' })
    .route({ method: 'PUT', path: '/items' })
    .input(z.strictObject({ objId: subjectId, objType: z.enum(CONTENT_KINDS), ...itemFieldsInput }))
    .output(item)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  restore: call
    .meta({ operation: 'item.restore', itemParam: 'id' })
    .route({ method: 'PATCH', path: '/items/{id}/restore' })
    /** `agreed`: the caller knows that others have access where the restored item lay */
    .input(idParam.extend({ agreed: z.boolean().optional() }))
    .output(item)
    .errors(errors('NOT_FOUND', 'FOLDER_IS_SHARED')),
  destroy: call
    .meta({ operation: 'item.destroy', itemParam: 'id' })
    .route({ method: 'DELETE', path: '/items/{id}' })
    .input(idParam)
    .output(nothing)
    .errors(errors('NOT_FOUND')),
  share: call
    .meta({ operation: 'item.share', itemParam: 'id' })
    .route({ method: 'GET', path: '/items/{id}/share' })
    .input(idParam)
    .output(share)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  updateShare: call
    .meta({ operation: 'item.share', itemParam: 'id' })
    .route({ method: 'PUT', path: '/items/{id}/share' })
    .input(
      idParam.extend({
        privacy: z.enum(PRIVACY_LEVELS).optional(),
        visitorPermission: z.enum(VISITOR_PERMISSIONS).optional(),
        autoCleanup: z.enum(AUTO_CLEANUPS).optional(),
        licence: z.enum(CONTENT_LICENCES).optional(),
        password: passwordWithin(LIMITS.itemPassword).optional(),
        /** null switches the short address off, true makes a random one again */
        shortCode: z.union([z.null(), z.literal(true), shortCode]).optional(),
      }),
    )
    .output(share)
    .errors(
      errors(
        'NOT_FOUND',
        'FORBIDDEN',
        'SHORT_CODE_TAKEN',
        'PASSWORD_NEEDED_FIRST',
        'PERMISSION_WITHOUT_MEANING',
        'CLEANUP_WITHOUT_MEANING',
        'PUBLISH_OTHERS_WROTE',
        'ITEM_STAYS_LOCKED',
      ),
    ),
  /** Creates a new secret link; users who came by the old one lose access at once. */
  renewToken: call
    .meta({ operation: 'item.share', itemParam: 'id' })
    .route({ method: 'PATCH', path: '/items/{id}/share/renew' })
    .input(idParam)
    .output(share)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  members: call
    .meta({ operation: 'item.share', itemParam: 'id' })
    .route({ method: 'GET', path: '/items/{id}/members' })
    .input(idParam.extend(pageQuery))
    .output(pageOf(member))
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  addMember: call
    .meta({ operation: 'item.share', itemParam: 'id', idempotent: true })
    .route({ method: 'POST', path: '/items/{id}/members', successStatus: 201 })
    .input(
      idParam.extend({
        email: mailAddress,
        role: z.enum(MEMBER_ROLES).default('write'),
      }),
    )
    .output(member)
    .errors(errors('NOT_FOUND', 'FORBIDDEN', 'ALREADY_MEMBER', 'LIMIT_REACHED')),
  updateMember: call
    .meta({ operation: 'item.share', itemParam: 'id', below: { memberId: 'member' } })
    .route({ method: 'PUT', path: '/items/{id}/members/{memberId}' })
    .input(idParam.extend({ memberId: subjectId, role: z.enum(MEMBER_ROLES) }))
    .output(member)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  removeMember: call
    .meta({ operation: 'item.share', itemParam: 'id', below: { memberId: 'member' } })
    .route({ method: 'DELETE', path: '/items/{id}/members/{memberId}' })
    .input(idParam.extend({ memberId: subjectId }))
    .output(nothing)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  /** Resets an insulting name of a guest who took part, or of a pupil of the caller's class: they are prompted for another. */
  resetName: call
    .meta({ operation: 'item.update', itemParam: 'id', keys: ['personId'] })
    .route({ method: 'PATCH', path: '/items/{id}/people/{personId}/reset_name' })
    .input(idParam.extend({ personId: z.uuid() }))
    .output(nothing)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  /** A single-use ticket, 60 s long, for this item's live document. */
  collaborationTicket: call
    .meta({ operation: 'item.read', itemParam: 'id' })
    .route({ method: 'POST', path: '/items/{id}/collaboration_ticket', successStatus: 201 })
    .input(idParam)
    .output(
      z.object({
        ticket: z.string(),
        documentName: z.string(),
        right: z.enum(['read', 'write']),
        schemaVersion: z.number(),
        /** display name of the visitor in this item */
        name: z.string().optional(),
      }),
    )
    .errors(errors('NOT_FOUND', 'NO_PASSWORD_PROVIDED')),
};

export const imageAttachment = z.object({
  id: z.uuid(),
  itemId: z.uuid(),
  url: z.string(),
  width: z.number(),
  height: z.number(),
  bytes: z.number(),
});
export type ImageAttachment = z.infer<typeof imageAttachment>;

/**
 * Kinds of items with pictures in their text. In any other kind an upload would bypass the tool's rules for files, e.g. on a frozen board.
 */
export const PICTURES_IN_TEXT: readonly ContentKind[] = [TOOLS.text_editor.kind];
const ofTexts = callsFor(PICTURES_IN_TEXT);

/** Upload and download carry bytes, so the api serves them by plain routes of the same method, path and operation. */
export const imageAttachments = {
  create: ofTexts
    .meta({ operation: 'item.contribute', itemParam: 'itemId', inQuery: true, accepts: PICTURE_TYPES, idempotent: true, plain: true })
    .route({
      method: 'POST',
      path: '/image_attachments',
      successStatus: 201,
      description: 'multipart/form-data with one file, or as JSON an `upload` that is whole and its `sha256`; the item in the query',
    })
    .input(z.strictObject({ itemId: subjectId }))
    .output(imageAttachment)
    .errors(
      errors(
        'NOT_FOUND',
        'FORBIDDEN',
        'PARAMETER_MISSING',
        'UPLOAD_INCOMPLETE',
        'FILE_DAMAGED',
        'FILE_INFECTED',
        'TOO_LARGE',
        'EMPTY_FILE',
        'UNSUPPORTED_TYPE',
        'UNREADABLE_FILE',
        'LIMIT_REACHED',
      ),
    ),
  get: ofTexts
    .meta({ operation: 'item.read', itemThrough: 'image', plain: true })
    .route({ method: 'GET', path: '/image_attachments/{id}', description: 'the picture itself' })
    .input(idParam)
    .output(z.unknown())
    .errors(errors('NOT_FOUND')),
  remove: ofTexts
    .meta({ operation: 'item.contribute', itemThrough: 'image' })
    .route({ method: 'DELETE', path: '/image_attachments/{id}' })
    .input(idParam)
    .output(nothing)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
};
