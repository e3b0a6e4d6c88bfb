import { ONBOARDING_PATHS } from '@murmel/contracts';
import { useState } from 'react';
import { api } from '../platform/api/client';
import { errorText } from '../platform/errors/error-text';
import { safeRedirect } from '../platform/page/safe-redirect';
import type { ChosenAnswers } from './chosen-answers';

type Way = 'save' | 'skip';

interface Leaving {
  save: (answers: ChosenAnswers) => void;
  /** "later" */
  skip: () => void;
  /** the way out that is being taken */
  busy: Way | undefined;
  /** the sentence of what went wrong */
  failed: string | undefined;
}

/** The two ways out of the questions. Both lead, by a full load, to the page that was asked for (spec NAV-04, NAV-05, D-2). */
export function useLeaving(): Leaving {
  const [busy, setBusy] = useState<Way>();
  const [failed, setFailed] = useState<string>();
  const leave = async (way: Way, call: () => Promise<unknown>): Promise<void> => {
    if (busy) return;
    setFailed(undefined);
    setBusy(way);
    try {
      await call();
      window.location.assign(targetIn(window.location.search));
    } catch (error) {
      setFailed(errorText(error));
      setBusy(undefined);
    }
  };
  return {
    save: (answers) => void leave('save', () => api.onboarding.save(answers)),
    skip: () => void leave('skip', () => api.onboarding.skip()),
    busy,
    failed,
  };
}

/** The page that was asked for; never the questions themselves. */
function targetIn(search: string): string {
  const target = safeRedirect(new URLSearchParams(search).get('redirect_to'));
  return Object.values(ONBOARDING_PATHS).some((path) => target.startsWith(path)) ? '/' : target;
}
