import { perInstallation } from '../../platform/per-installation.js';
import type { TargetRules } from './target/target-rules.js';
import type { VisitCounter } from './visits/visit-counter.js';

/** Settings shared by all links of one installation. */
export interface LinkInstallation {
  rules: TargetRules;
  visits: VisitCounter;
}

export const { set: setInstallation, of: installationOf } = perInstallation<LinkInstallation>('Short links');
