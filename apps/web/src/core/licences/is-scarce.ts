import { LIMITS } from '@murmel/contracts';

/** True from the number on at which a count is shown: a third of the limit is left, at least one. */
export const isScarce = ({ left, limit }: { left: number; limit: number }): boolean =>
  left <= Math.max(1, Math.ceil(limit * LIMITS.monthlyLeftShown));
