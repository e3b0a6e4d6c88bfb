import { type CurrentUser, LIMITS } from '@murmel/contracts';
import { type Account, berlinDay } from '@murmel/server';

const DAY_MS = 86_400_000;

type Due = Pick<CurrentUser, 'needsFirstOnboarding' | 'needsReOnboarding' | 'canQuestionReOnboarding'>;

/**
 * Returns which questions a teacher is to be asked: the first ones after the registration, and those of a new school year once, from
 * 1 August in Europe/Berlin on, but not for 30 days after "later" (spec NAV-02, NAV-03).
 */
export function onboardingOf({ type, onboardedAt, askLaterSince }: Account, now: Date): Due {
  if (type !== 'User') return { needsFirstOnboarding: false, needsReOnboarding: false, canQuestionReOnboarding: false };
  const again = onboardedAt !== null && berlinDay(onboardedAt) < schoolYearOf(now);
  const putOff = askLaterSince !== null && now.getTime() - askLaterSince.getTime() < LIMITS.onboarding.laterDays * DAY_MS;
  return { needsFirstOnboarding: onboardedAt === null, needsReOnboarding: again, canQuestionReOnboarding: again && !putOff };
}

/** First day of the school year of this moment, as YYYY-MM-DD. */
function schoolYearOf(now: Date): string {
  const today = berlinDay(now);
  const year = Number(today.slice(0, 4));
  const begins = `${year}-${LIMITS.onboarding.schoolYearBegins}`;
  return today >= begins ? begins : `${year - 1}-${LIMITS.onboarding.schoolYearBegins}`;
}
