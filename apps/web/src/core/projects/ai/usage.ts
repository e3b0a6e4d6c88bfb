import { AI_LIMITS, type AiPupil } from '@murmel/contracts';

type Used = Pick<AiPupil, 'used' | 'limit'>;

/** How a pupil stands: asked nothing yet, has enough, has little left, has nothing left. */
export type UsageLevel = 'none' | 'some' | 'near' | 'full';

export interface Usage {
  /** the used part, 0 to 1 */
  share: number;
  level: UsageLevel;
  /** questions that are left for today */
  left: number;
}

/** From this part on it is said that little is left. */
const NEAR = 0.8;

const { pupil: perDay, more, extraMax } = AI_LIMITS.perDay;

/** How much of today's questions a pupil has used. More than all of them counts as all. */
export function usageOf({ used, limit }: Used): Usage {
  const share = limit > 0 ? Math.min(1, used / limit) : 1;
  return { share, level: share >= 1 ? 'full' : share >= NEAR ? 'near' : used > 0 ? 'some' : 'none', left: Math.max(0, limit - used) };
}

/** Those who have little or nothing left, the nearest to the end first; who is equal keeps the order of the class. */
export function nearLimit<Pupil extends Used>(pupils: readonly Pupil[]): Pupil[] {
  return pupils
    .map((pupil) => ({ pupil, ...usageOf(pupil) }))
    .filter(({ level }) => level === 'near' || level === 'full')
    .toSorted((one, other) => other.share - one.share)
    .map(({ pupil }) => pupil);
}

/** Whether a pupil can get more today. */
export const mayGetMore = ({ limit }: Pick<Used, 'limit'>): boolean => limit + more <= perDay + extraMax;
