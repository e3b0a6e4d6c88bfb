import { decide } from '@murmel/access-policy';
import type { CorrectionLive } from '@murmel/contracts';
import type { LiveContribution } from '../../../core/tool-contribution/contributions.js';
import { correctionOverview } from './shown-results.js';

/** Live state of a correction: for those who read responses how far each text is. */
export const correctionLive: LiveContribution = {
  audiences: { teacher: { everyMs: 500, seesPeople: false }, guest: { everyMs: 2000, seesPeople: false } },
  audienceOf: (_manager, { actor, facts }) =>
    Promise.resolve(decide(actor, 'item.readResponses', { item: facts }).allow ? 'teacher' : 'guest'),
  async state(manager, itemId, audience): Promise<CorrectionLive> {
    return audience === 'teacher' ? correctionOverview(manager, itemId) : { audience: 'guest' };
  },
};
