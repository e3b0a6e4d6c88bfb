/** All that a decision about something that the editors publish depends on. */
export interface EditorialFacts {
  published: boolean;
  /** it is for accounts of which the actor is none */
  forOthers: boolean;
}
