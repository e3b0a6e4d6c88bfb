import { Housekeeping } from './housekeeping.js';
import { JobRunner } from './job-runner.js';
import { StoredKeysCheck } from './stored-keys-check.js';

export const jobProviders = [Housekeeping, JobRunner, StoredKeysCheck];
