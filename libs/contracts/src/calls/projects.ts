import { z } from 'zod';
import { richTextInput } from '../boards/rich-text.js';
import { CONTENT_KINDS } from '../item-fields.js';
import { LIMITS } from '../limits.js';
import { isForTeachersOnly, TOOL_KEYS, type ToolKey } from '../tools/registry.js';
import { call, errors, idParam, nothing, pageOf, pageQuery, subjectId, timestamp } from './call.js';
import { textWithin } from './fields.js';
import { item } from './item.js';
import { ACTIVITY_KINDS, PROJECT_ITEM_RIGHTS, PROJECT_STATES, PROJECT_UNITS } from './project-names.js';

const { name: nameLimits, taskMax, items: itemsMax } = LIMITS.project;
const toolKey = z.enum(TOOL_KEYS as [ToolKey, ...ToolKey[]]);
const name = textWithin(nameLimits);
const task = richTextInput(taskMax);
const released = TOOL_KEYS.filter((key) => !isForTeachersOnly(key));
const tools = z.array(z.enum(released as [ToolKey, ...ToolKey[]])).max(released.length);
const unit = z.enum(PROJECT_UNITS);

const project = z.object({
  id: z.uuid(),
  classId: z.uuid(),
  name: z.string(),
  task,
  /** tools in which pupils make things of their own */
  tools: z.array(toolKey),
  /** teacher who owns the project */
  teacher: z.object({ id: z.uuid(), name: z.string() }),
  state: z.enum(PROJECT_STATES),
  /** unit of its time, units used, and units available */
  unit,
  units: z.number(),
  unitsMax: z.number(),
  /** the step into which it can change now; null where that one's time is used up, or a onetime class ends it */
  otherUnit: unit.nullable(),
  endsAt: timestamp,
  pausedAt: timestamp.nullable(),
  /** finished by its teacher, or the time was over */
  endedAt: timestamp.nullable(),
  archivedAt: timestamp.nullable(),
  createdAt: timestamp,
  /** kinds of the shared items, in their order */
  kinds: z.array(z.enum(CONTENT_KINDS)),
  /** number of its pupils online at present */
  online: z.number(),
  abilities: z.object({ update: z.boolean(), observe: z.boolean(), visit: z.boolean() }),
});
export type Project = z.infer<typeof project>;

const right = z.enum(PROJECT_ITEM_RIGHTS);
const projectItem = z.object({
  /** id of the sharing, not of the item */
  id: z.uuid(),
  projectId: z.uuid(),
  right,
  item: z.object({ id: z.uuid(), kind: z.enum(CONTENT_KINDS), title: z.string(), trashed: z.boolean() }),
  /** for a pupil: true if they took part; for teachers: number of pupils who did */
  done: z.boolean(),
  tookPart: z.number(),
});
export type ProjectItem = z.infer<typeof projectItem>;

const pupilItem = z.object({ item, pupil: z.object({ id: z.uuid(), name: z.string() }) });
export type PupilItem = z.infer<typeof pupilItem>;

const activity = z.object({
  id: z.string(),
  kind: z.enum(ACTIVITY_KINDS),
  at: timestamp,
  pupil: z.object({ id: z.uuid(), name: z.string() }),
  item: z.object({ id: z.uuid(), kind: z.enum(CONTENT_KINDS), title: z.string() }).nullable(),
  /** number of consecutive repetitions */
  count: z.number(),
});
export type ProjectActivity = z.infer<typeof activity>;

/** Cursor of older activities, from a response: new activities do not shift the pages. */
const activityPlace = z.string().regex(/^\d{1,15} [\w -]{1,150}$/);

/** Contents deleted for good with a class or project, for the confirmation before it (spec C23). */
const contents = z.object({
  pupils: z.number(),
  projects: z.number(),
  items: z.array(z.object({ kind: z.enum(CONTENT_KINDS), count: z.number() })),
});
export type ClassContents = z.infer<typeof contents>;

/** Input of a new project; a onetime class is made with one. */
export const projectInput = {
  name,
  task: task.optional(),
  tools: tools.default([]),
  /** one's own items to begin with: pupils take part in all of them */
  itemIds: z.array(z.uuid()).max(itemsMax).optional(),
};

const ofClass = '/school_classes/{id}';
const oneProject = '/projects/{id}';
const byId = { operation: 'project.update', projectParam: 'id' } as const;

/** Projects of school classes: a task, released tools and shared items, for a while. */
export const projects = {
  /** lists those of all teachers of the class */
  list: call
    .meta({ operation: 'class.read', classParam: 'id' })
    .route({ method: 'GET', path: `${ofClass}/projects` })
    .input(idParam.extend({ ...pageQuery, archived: z.stringbool().optional() }))
    .output(pageOf(project))
    .errors(errors('NOT_FOUND')),
  create: call
    .meta({ operation: 'class.update', classParam: 'id', idempotent: true })
    .route({ method: 'POST', path: `${ofClass}/projects`, successStatus: 201 })
    .input(idParam.extend({ ...projectInput, unit }))
    .output(project)
    .errors(
      errors(
        'NOT_FOUND',
        'FORBIDDEN',
        'NOT_FOR_ONETIME',
        'FOREIGN_ITEM',
        'PROJECT_ITEM_LIMIT_REACHED',
        'TEXT_TOO_LONG',
        'LIMIT_REACHED',
        'TOOL_DISABLED',
      ),
    ),
  get: call
    .meta({ operation: 'project.read', projectParam: 'id' })
    .route({ method: 'GET', path: oneProject })
    .input(idParam)
    .output(project)
    .errors(errors('NOT_FOUND')),
  update: call
    .meta(byId)
    .route({ method: 'PUT', path: oneProject })
    .input(idParam.extend({ name: name.optional(), task: task.optional(), tools: tools.optional(), archived: z.boolean().optional() }))
    .output(project)
    .errors(errors('NOT_FOUND', 'FORBIDDEN', 'TEXT_TOO_LONG', 'TOOL_DISABLED')),
  /** into the trash, with what the pupils made in it */
  discard: call
    .meta(byId)
    .route({ method: 'DELETE', path: oneProject })
    .input(idParam)
    .output(nothing)
    .errors(errors('NOT_FOUND', 'FORBIDDEN', 'NOT_FOR_ONETIME')),
  restore: call
    .meta({ operation: 'project.restore', projectParam: 'id' })
    .route({ method: 'PATCH', path: `${oneProject}/restore` })
    .input(idParam)
    .output(project)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  /** deletes permanently, with the pupils' works in it */
  destroy: call
    .meta({ operation: 'project.destroy', projectParam: 'id' })
    .route({ method: 'DELETE', path: `${oneProject}/discarded` })
    .input(idParam)
    .output(nothing)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  /** read-only from now on, for good */
  finish: call
    .meta(byId)
    .route({ method: 'PUT', path: `${oneProject}/finish` })
    .input(idParam)
    .output(project)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  pause: call
    .meta(byId)
    .route({ method: 'PUT', path: `${oneProject}/pause` })
    .input(idParam)
    .output(project)
    .errors(errors('NOT_FOUND', 'FORBIDDEN', 'PROJECT_NOT_ACTIVE')),
  resume: call
    .meta(byId)
    .route({ method: 'PUT', path: `${oneProject}/resume` })
    .input(idParam)
    .output(project)
    .errors(errors('NOT_FOUND', 'FORBIDDEN', 'PROJECT_NOT_ACTIVE')),
  /** one more unit of time, or, in the other unit, one from now on; a project whose time is over runs again */
  extend: call
    .meta(byId)
    .route({ method: 'PUT', path: `${oneProject}/extend` })
    .input(idParam.extend({ unit: unit.optional() }))
    .output(project)
    .errors(errors('NOT_FOUND', 'FORBIDDEN', 'PROJECT_NOT_ACTIVE', 'PROJECT_TIME_REACHED', 'NOT_FOR_ONETIME')),
  contents: call
    .meta({ operation: 'project.update', projectParam: 'id' })
    .route({ method: 'GET', path: `${oneProject}/contents` })
    .input(idParam)
    .output(contents)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),

  /** lists the pupils' works in it */
  pupilItems: call
    .meta({ operation: 'project.observe', projectParam: 'id' })
    .route({ method: 'GET', path: `${oneProject}/pupil_items` })
    .input(idParam.extend({ ...pageQuery, pupilId: z.uuid().optional() }))
    .output(pageOf(pupilItem))
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  activities: call
    .meta({ operation: 'project.observe', projectParam: 'id' })
    .route({ method: 'GET', path: `${oneProject}/activities` })
    .input(idParam.extend({ limit: pageQuery.limit, before: activityPlace.optional() }))
    .output(z.object({ entries: z.array(activity), next: activityPlace.nullable() }))
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  /** a pupil's hand goes down */
  lowerHand: call
    .meta({ operation: 'project.observe', projectParam: 'id', below: { pupilId: 'projectPupil' } })
    .route({ method: 'PUT', path: `${oneProject}/hands/{pupilId}` })
    .input(idParam.extend({ pupilId: subjectId }))
    .output(nothing)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),

  /** lists the own works, for pupils */
  ownItems: call
    .meta({ operation: 'project.visit', projectParam: 'id' })
    .route({ method: 'GET', path: `${oneProject}/own_items` })
    .input(idParam.extend(pageQuery))
    .output(pageOf(item))
    .errors(errors('NOT_FOUND')),
  /** raises the hand, for pupils: "needs help" */
  hand: call
    .meta({ operation: 'project.visit', projectParam: 'id' })
    .route({ method: 'PUT', path: `${oneProject}/hand` })
    .input(idParam.extend({ up: z.boolean() }))
    .output(z.object({ up: z.boolean() }))
    .errors(errors('NOT_FOUND')),
};

const notForEverybody = errors('NOT_FOUND', 'FORBIDDEN', 'NOT_FOR_ONETIME');

/** Items that a project shares with its pupils; path and query names as in the catalogue. */
export const projectItems = {
  list: call
    .meta({ operation: 'project.read', projectParam: 'project_id' })
    .route({ method: 'GET', path: '/project_items' })
    .input(z.strictObject({ project_id: subjectId }))
    .output(z.array(projectItem))
    .errors(errors('NOT_FOUND')),
  create: call
    .meta({ operation: 'project.update', projectParam: 'project_id', idempotent: true })
    .route({ method: 'POST', path: '/project_items', successStatus: 201 })
    // Without a right pupils take part as far as the tool knows that.
    .input(z.strictObject({ project_id: subjectId, item_id: z.uuid(), right: right.optional() }))
    .output(projectItem)
    .errors({ ...notForEverybody, ...errors('FOREIGN_ITEM', 'PROJECT_ITEM_LIMIT_REACHED', 'PERMISSION_WITHOUT_MEANING') }),
  get: call
    .meta({ operation: 'project.read', projectThrough: 'projectItem' })
    .route({ method: 'GET', path: '/project_items/{id}' })
    .input(idParam)
    .output(projectItem)
    .errors(errors('NOT_FOUND')),
  update: call
    .meta({ operation: 'project.update', projectThrough: 'projectItem' })
    .route({ method: 'PUT', path: '/project_items/{id}' })
    .input(idParam.extend({ right }))
    .output(projectItem)
    .errors({ ...notForEverybody, ...errors('PERMISSION_WITHOUT_MEANING') }),
  remove: call
    .meta({ operation: 'project.update', projectThrough: 'projectItem' })
    .route({ method: 'DELETE', path: '/project_items/{id}' })
    .input(idParam)
    .output(nothing)
    .errors(notForEverybody),
};

const visitedProject = project.extend({ items: z.array(projectItem) });
const visitedClass = z.object({
  id: z.uuid(),
  name: z.string(),
  teacher: z.string(),
  expiresAt: timestamp,
  /** false: waits until a teacher lets them in; then nothing of the class is shown */
  admitted: z.boolean(),
  projects: z.array(visitedProject),
});
export type VisitedProject = z.infer<typeof visitedProject>;
export type VisitedClass = z.infer<typeof visitedClass>;

/** A class as its pupils see it: nothing about each other. */
export const pupilClasses = {
  visit: call
    .meta({ operation: 'class.visit', classParam: 'id' })
    .route({ method: 'GET', path: `${ofClass}/visit` })
    .input(idParam.extend({ archived: z.stringbool().optional() }))
    .output(visitedClass)
    .errors(errors('NOT_FOUND')),
};

export const classContents = contents;
