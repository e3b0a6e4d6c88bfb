/** All that a decision about one school class depends on. */
export interface ClassFacts {
  /** the actor's place in the class; null: none, deactivated, or the class is archived for its pupils */
  role: 'owner' | 'teacher' | 'pupil' | null;
  /** true in the trash: then visible to its owner alone */
  discarded: boolean;
}
