import type { SchoolRole } from '@murmel/contracts';

/** Facts on which a decision about one school depends. The actor identifies admins of the installation. */
export interface SchoolFacts {
  /** the actor's place in it; null: none */
  role: SchoolRole | null;
}
