import { recordDailyVisit } from '../../platform/session/daily-visit';
import { rememberProject } from '../../platform/session/project';
import { markSessionEnded } from '../../platform/session/session-ended';
import { session } from '../../platform/session/store';
import type { GuardEffect } from '../guards';

/** Carries out the effects that the guards return. */
export function applyGuardEffects(effects: readonly GuardEffect[]): void {
  for (const effect of effects) {
    switch (effect.type) {
      case 'endVisit':
        // Only what is shown ends; the cookie that owns the visitor's contributions stays (spec D-13).
        session.reset();
        break;
      case 'rememberProject':
        rememberProject(effect.projectId);
        break;
      case 'galleryMode':
        if (session.get().galleryMode !== effect.on) session.change({ galleryMode: effect.on });
        break;
      case 'recordVisit':
        void recordDailyVisit(effect.day);
        break;
      case 'pupilEnded':
        markSessionEnded('pupil');
    }
  }
}
