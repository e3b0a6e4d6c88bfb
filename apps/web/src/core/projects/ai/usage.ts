import { AI_LIMITS, type AiPupil } from '@murmel/contracts';

type Used = Pick<AiPupil, 'used' | 'limit'>;

/** Usage level of a pupil: no question yet, enough left, little left, nothing left. */
export type UsageLevel = 'none' | 'some' | 'near' | 'full';

export interface Usage {
  /** the used part, 0 to 1 */
  share: number;
  level: UsageLevel;
  /** questions that are left for today */
  left: number;
}

/** Fraction of the quota from which the warning about the small remainder is shown. */
const NEAR = 0.8;

const { pupil: perDay, more, extraMax } = AI_LIMITS.perDay;

/** Calculates the used share of today's questions. Usage above the limit counts as the full limit. */
export function usageOf({ used, limit }: Used): Usage {
  const share = limit > 0 ? Math.min(1, used / limit) : 1;
  return { share, level: share >= 1 ? 'full' : share >= NEAR ? 'near' : used > 0 ? 'some' : 'none', left: Math.max(0, limit - used) };
}

/** Returns the pupils with little or nothing left, the nearest to the limit first. Equal ones keep the order of the class. */
export function nearLimit<Pupil extends Used>(pupils: readonly Pupil[]): Pupil[] {
  return pupils
    .map((pupil) => ({ pupil, ...usageOf(pupil) }))
    .filter(({ level }) => level === 'near' || level === 'full')
    .toSorted((one, other) => other.share - one.share)
    .map(({ pupil }) => pupil);
}

/** True if a pupil can get more today. */
export const mayGetMore = ({ limit }: Pick<Used, 'limit'>): boolean => limit + more <= perDay + extraMax;
