import type { ProjectState } from '@murmel/contracts';

/** All that a decision about one project depends on. */
export interface ProjectFacts {
  /** the actor's place: whose project it is, whose class it is in, another teacher or a pupil of that class; null: none */
  role: 'owner' | 'classOwner' | 'teacher' | 'pupil' | null;
  state: ProjectState;
  /** true in the trash: then visible to its teacher alone */
  discarded: boolean;
  /** true where its teacher lets voices of pupils go to a provider */
  speech?: boolean;
}
