/** A program to run. */
export interface CodeTask {
  code: string;
  /** own time limit of the program, so that it can still return its printed output */
  withinMs: number;
}

export type CodeAnswer =
  | { kind: 'ready' }
  /** printed output, and the last value or the error */
  | { kind: 'ran'; printed: string; value: string; failed: boolean }
  | { kind: 'fault'; message: string };
