/** A program to run. */
export interface CodeTask {
  code: string;
  /** when it is stopped inside, so that it can still say what it printed */
  withinMs: number;
}

export type CodeAnswer =
  | { kind: 'ready' }
  /** what it printed, and its last value or its error */
  | { kind: 'ran'; printed: string; value: string; failed: boolean }
  | { kind: 'fault'; message: string };
