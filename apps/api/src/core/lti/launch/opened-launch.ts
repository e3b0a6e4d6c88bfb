/** A course wants an item: kept until the teacher has chosen. */
export interface ChoosingLaunch {
  purpose: 'choose';
  platformId: string;
  deployment: string;
  returnUrl: string;
  /** echoed to the platform; JSON has no undefined */
  data: string | null;
  takesGrades: boolean;
}

/** The teacher chose: kept until the platform has it. */
export interface ReturningLaunch extends Omit<ChoosingLaunch, 'purpose'> {
  purpose: 'return';
  linkId: string;
}

/** A teacher opened a place in a course. */
export interface TeachingLaunch {
  purpose: 'teach';
  platformId: string;
  linkId: string;
}

/** A learner opened a place in a course: kept for the moment in which their browser comes back with its own cookies. */
export interface LearningLaunch {
  purpose: 'learn';
  platformId: string;
  linkId: string;
  /** keyed hashes of issuer and the platform's id of the learner, under the newest key first */
  subjectHashes: string[];
  /** sealed in the same way; null where the platform takes no points */
  subjectSealed: string | null;
  resourceHash: string;
  lineItem: string | null;
}

export type OpenedLaunch = ChoosingLaunch | ReturningLaunch | TeachingLaunch | LearningLaunch;
