import type { ContentKind, MemberRole, Privacy, VisitorPermission } from '@murmel/contracts';

/** Access facts of a folder around an item; its owner is the owner of the item. */
export type FolderFacts = Pick<ItemFacts, 'privacy' | 'visitorPermission' | 'memberRole' | 'granted' | 'hidden'>;

/** All that a decision about one item depends on. Loaded in batch by `libs/server`; a missing item has no facts. */
export interface ItemFacts {
  /** a call for the items of one tool does not find those of another */
  kind: ContentKind;
  /** parent item; all further facts are then the parent's */
  parentId: string | null;
  ownerId: string;
  privacy: Privacy;
  visitorPermission: VisitorPermission;
  discarded: boolean;
  /** a reviewer removed it from the open material: only its owner and members see it (ADR 36) */
  hidden: boolean;
  /** there is something for reviewers to decide about it, or they have; known for reviewers only */
  reported: boolean;
  /** reported by so many teachers that copying is blocked until a reviewer has looked */
  disputed: boolean;
  /** the actor's role when invited by name, null otherwise */
  memberRole: MemberRole | null;
  /** rights obtained for the actor's visitor cookie that are still valid (spec E1) */
  granted: { token: boolean; password: boolean };
  /** a user without an account continues the response of a user who may answer now, by that user's own key (ADR 71). Absent: false */
  lent?: boolean;
  /**
   * Relation of a school class to the item, for this actor (spec E4a and E21). For pupils whose project shares it: `write` or `read`
   * while that runs, `paused`, and `look` once it has ended; for the pupil who made it: `author` while it runs. `teacher`: for those who
   * see pupils' work.
   */
  project: 'author' | 'write' | 'read' | 'paused' | 'look' | 'teacher' | null;
  /** a template for the school in which both this actor and its owner are */
  schoolTemplate: boolean;
  /** the folders around it, the nearest first; none of them is in the trash unless the item is */
  folders: readonly FolderFacts[];
  /** credentials of this request, already verified by the server */
  presented: { token: boolean; password: boolean; publicToken: boolean };
}

export const NOTHING_GRANTED: ItemFacts['granted'] = { token: false, password: false };
export const NOTHING_PRESENTED: ItemFacts['presented'] = { token: false, password: false, publicToken: false };
