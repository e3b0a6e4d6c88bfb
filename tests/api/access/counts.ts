import { Counters } from '../../../apps/api/src/platform/counters.js';
import type { TestApi } from '../../support/api.js';

/** Resets the counters as if a minute had passed: the rate limit is tested apart from authorization. */
export function forgetCounts({ application }: TestApi): void {
  (Reflect.get(application.get(Counters), 'here') as Map<string, unknown>).clear();
}
