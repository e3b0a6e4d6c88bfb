import type { AiStepFailure } from '@murmel/contracts';

/** Thrown when a tool fails; the model is given the reason and continues. */
export class StepFailed extends Error {
  constructor(readonly failure: AiStepFailure) {
    super(failure);
  }
}
