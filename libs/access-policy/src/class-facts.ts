/** All that a decision about one school class depends on. */
export interface ClassFacts {
  /** the actor's place in the class; null: none, or deactivated */
  role: 'owner' | 'teacher' | null;
}
