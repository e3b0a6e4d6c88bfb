import { Counters } from '../../../apps/api/src/platform/counters.js';
import type { TestApi } from '../../support/api.js';

/** As if a minute had passed: how often somebody may ask is another question than what they may ask. */
export function forgetCounts({ application }: TestApi): void {
  (Reflect.get(application.get(Counters), 'here') as Map<string, unknown>).clear();
}
