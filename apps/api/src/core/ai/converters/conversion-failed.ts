import type { ConverterFailure } from '@murmel/contracts';

/** Thrown where a step has no result. */
export class ConversionFailed extends Error {
  constructor(readonly failure: ConverterFailure) {
    super(failure);
  }
}
