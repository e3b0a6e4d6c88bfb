/** All that a decision about one school class depends on. */
export interface ClassFacts {
  /** the actor's place in the class; null: none, deactivated, or the class is archived for its pupils */
  role: 'owner' | 'teacher' | 'pupil' | null;
  /** lies in the trash: there it exists for its owner alone */
  discarded: boolean;
}
