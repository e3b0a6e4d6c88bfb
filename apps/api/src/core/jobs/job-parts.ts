import { Housekeeping } from './housekeeping.js';
import { JobRunner } from './job-runner.js';

export const jobProviders = [Housekeeping, JobRunner];
