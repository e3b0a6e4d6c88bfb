import type { ProjectItemRight } from './calls/project-names.js';
import type { ContentKind, VisitorPermission } from './item-fields.js';
import { type VisitorAct, visitorActsOf } from './tools/registry.js';

const AS_VISITORS = { read: 'visitor_permissions_read', write: 'visitor_permissions_write' } as const satisfies Record<
  ProjectItemRight,
  VisitorPermission
>;

/**
 * Returns the act of pupils on an item of this kind that a project shares with this right (spec E4a); undefined for a right that has no
 * meaning there.
 */
export function projectActOf(kind: ContentKind, right: ProjectItemRight): VisitorAct | undefined {
  return visitorActsOf(kind)[AS_VISITORS[right]];
}

/** Returns the default right with which a project shares an item of this kind: to take part as far as the tool supports that. */
export function fullestRightOf(kind: ContentKind): ProjectItemRight {
  return projectActOf(kind, 'write') ? 'write' : 'read';
}
