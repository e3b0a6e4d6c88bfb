/** Identity behind a request: an account session, a visitor's cookie, both (spec E8) or neither. */
export interface Actor {
  account: { id: string; type: 'User' | 'Pupil'; admin: boolean; reviewer: boolean } | null;
  visitorId: string | null;
  /** an admin who looks as this person (spec INC-01), and the id of that look: much is closed meanwhile */
  incognito?: { adminId: string; id: string };
  /** comes from this machine or carries the operator's token */
  operator?: boolean;
  /** disabled features of the actor: tools, in which they create nothing new, and parts of tools (`featureOf`). Absent: none */
  off?: { tools: readonly string[]; features: readonly string[] };
}

export const ANONYMOUS: Actor = { account: null, visitorId: null };

/** True for a teacher who moderates open material: the flag has no effect for other accounts (spec SES-28). */
export function isReviewer(actor: Actor): boolean {
  return isTeacher(actor) && actor.account?.reviewer === true;
}

/** A signed-in teacher. Pupils are accounts too, but never teachers. */
export function isTeacher(actor: Actor): boolean {
  return actor.account?.type === 'User';
}
