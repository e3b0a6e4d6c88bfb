import fc from 'fast-check';
import { inject } from 'vitest';

/** Before each file: every property begins with the seed that the run has said. */
fc.configureGlobal({ seed: inject('propertySeed') });
