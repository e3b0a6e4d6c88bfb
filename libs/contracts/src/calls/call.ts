import { oc } from '@orpc/contract';
import { z } from 'zod';
import { PART_ADDRESS } from '../boards/board-wire.js';
import { ERRORS, type ErrorCode } from '../errors.js';
import type { ContentKind } from '../item-fields.js';
import { LIMITS } from '../limits.js';
import type { Operation } from '../operations.js';
import type { ToolKey } from '../tools/registry.js';

/** Things inside an item that have an address of their own; the server finds their item before it decides. */
export const ITEM_THROUGH = [
  'image',
  'file',
  'upload',
  'recording',
  'surveyQuestion',
  'surveyResponse',
  'worksheetResponse',
  'pupilText',
  'textFeedback',
  'textHint',
  'textPhoto',
  'correctionResult',
  'boardPart',
  'pinboardComment',
  'timetableCourse',
  'timetableBreak',
  'timetableEvent',
] as const;
export type ItemThrough = (typeof ITEM_THROUGH)[number];

/** Resources with an address of their own inside a school class. */
export const CLASS_THROUGH = ['pupil', 'teacher'] as const;
export type ClassThrough = (typeof CLASS_THROUGH)[number];

/** Resources with an address of their own inside a project. */
export const PROJECT_THROUGH = ['projectItem'] as const;
export type ProjectThrough = (typeof PROJECT_THROUGH)[number];

/** Resources with an address of their own inside a school. */
export const SCHOOL_THROUGH = ['schoolTeacher', 'schoolInvitation'] as const;
export type SchoolThrough = (typeof SCHOOL_THROUGH)[number];

/** Content published by the editors of the installation: open to all once it is published. */
export const EDITORIAL = ['collection', 'partner'] as const;
export type Editorial = (typeof EDITORIAL)[number];

/** Resources of a teacher that belong to nothing else. */
export const OWN_THROUGH = [
  'namesList',
  'bookmark',
  'exportJob',
  'aiConversation',
  'aiMessage',
  'aiRun',
  'aiStep',
  'aiImage',
  'aiFile',
  'documentQa',
  'converterJob',
  'miniToolRequest',
] as const;
export type OwnThrough = (typeof OWN_THROUGH)[number];

/** Resources named by a second path parameter, inside the item or project that the first one names. */
export const BELOW = ['member', 'word', 'knowledge', 'projectPupil', 'suggestion', 'calendarEvent'] as const;
export type Below = (typeof BELOW)[number];

/**
 * Metadata the server needs of a call besides its shape (architecture rule 2). A call without an operation prevents the start, and so does
 * a path parameter that nothing here names.
 */
export interface CallMeta {
  operation?: Operation;
  /** the parameter that names the item, for `item.*` operations */
  itemParam?: string;
  /** the call is for items of this kind, or of one of these; others look as if they were not there */
  itemKind?: ContentKind | readonly ContentKind[];
  /** the item is found through another thing that the path parameter `id` names */
  itemThrough?: ItemThrough;
  /** the parameter that names the school class, for `class.*` operations */
  classParam?: string;
  /** the class is found through another thing that the path parameter `id` names */
  classThrough?: ClassThrough;
  /** the parameter that names the project, for `project.*` operations */
  projectParam?: string;
  /** the project is found through another thing that the path parameter `id` names */
  projectThrough?: ProjectThrough;
  /** the parameter that names the school, for `school.*` operations */
  schoolParam?: string;
  /** the school is found through another thing that the path parameter `id` names */
  schoolThrough?: SchoolThrough;
  /** entity named by the path parameter `id`, for `editorial.*` operations */
  editorial?: Editorial;
  /** the path parameter `id` names a thing of one's own; those of others look as if they were not there */
  ownThrough?: OwnThrough;
  /** parameter that names it, where that is not the path's `id` */
  ownParam?: string;
  /** entities named by further path parameters, below the item or project */
  below?: Readonly<Record<string, Below>>;
  /** path parameters that name no row: secrets, versions, people. Their use case compares them within what was decided on */
  keys?: readonly string[];
  /** a parameter that is not in the path travels in the query, although the call is no GET (uploads) */
  inQuery?: boolean;
  /** bytes travel by a plain route: browsers ask by their own means, and need not know the call */
  plain?: boolean;
  /** media types that the bytes of an upload must show; `asTool`: those that the item's tool takes */
  accepts?: readonly string[] | 'asTool';
  /** the tool of which the call makes an item: not for whom it is switched off */
  makes?: ToolKey;
  /** a POST that creates: repeated with the same `Idempotency-Key` it answers the same (spec E25) */
  idempotent?: boolean;
}

export const call = oc.$meta<CallMeta>({});

/** The calls of one tool: what they name is an item of its kind. */
export const callsFor = (itemKind: ContentKind | readonly ContentKind[]) => ({
  meta: (meta: CallMeta) => call.meta({ ...meta, itemKind }),
});

/**
 * Placeholder a handler sees for an id that the guard decided on: no lookup is possible with it. The handler takes the item, class, project
 * or row that the guard loaded, so the checked object is the used one.
 */
export const TAKEN: unique symbol = Symbol('taken by the guard');
const taken = new WeakSet<z.ZodType>();

function takenId(schema: z.ZodType<string, string>): z.ZodPipe<z.ZodType<string, string>, z.ZodTransform<typeof TAKEN, string>> {
  const id = schema.transform((): typeof TAKEN => TAKEN);
  taken.add(id);
  return id;
}

/** True if this field of an input is reserved for the guard. */
export function isTaken(field: unknown): boolean {
  return taken.has(field as z.ZodType);
}

interface DeclaredError {
  status: number;
  message: string;
  data: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
}

/** Declares the errors of a call by their codes; status and text come from the one table. */
export function errors<Code extends ErrorCode>(...codes: Code[]): Record<Code, DeclaredError> {
  const declared: Partial<Record<ErrorCode, DeclaredError>> = {};
  for (const code of codes as readonly ErrorCode[])
    declared[code] = { ...ERRORS[code], data: z.record(z.string(), z.unknown()).optional() };
  return declared as Record<Code, DeclaredError>;
}

/** A list, card or attachment of a board: the board's id, `_`, and the part's own. */
export const partParam = z.strictObject({ id: takenId(z.string().regex(PART_ADDRESS)) });
/** The id of what a call is about, wherever it stands. */
export const subjectId = takenId(z.uuid());
export const idParam = z.strictObject({ id: subjectId });
export const nothing = z.strictObject({});
export const timestamp = z.string();

/** Parameters of pagination. `page` counts from 1; `limit` is capped so that no list can be requested completely. */
export const pageQuery = {
  page: z.coerce.number().int().min(1).default(LIMITS.page.default),
  limit: z.coerce.number().int().min(1).max(LIMITS.page.maxSize).default(LIMITS.page.size),
};

/** One page of a list, with what is needed to draw the page switch. */
export function pageOf<T extends z.ZodType>(entry: T) {
  return z.object({ entries: z.array(entry), page: z.number(), limit: z.number(), total: z.number() });
}
