import type { GivenHint } from '@murmel/contracts';
import type { PupilTextHint } from '@murmel/server';

/** @param visible criteria that its reader sees; without it all */
export function shownHint({ id, version, criterionId, kind, text, quote }: PupilTextHint, visible?: ReadonlySet<string>): GivenHint {
  return { id, version, criterionId: visible?.has(criterionId) === false ? null : criterionId, kind, text, quote };
}
