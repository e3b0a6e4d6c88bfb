import { CORRECTION_LIMITS, type Json } from '@murmel/contracts';
import { Correction, newId } from '@murmel/server';
import { z } from 'zod';
import { contentCopying } from '../../core/tool-contribution/content-copy.js';
import { correctionOf } from './correction-repository.js';

const { criteria, taskMax, solutionMax } = CORRECTION_LIMITS;
const taken = z.strictObject({
  task: z.string().max(taskMax),
  solution: z.string().max(solutionMax),
  criteria: z.array(z.string().trim().min(1).max(criteria.textMax)).min(criteria.min).max(criteria.max),
});
type CopiedCorrection = z.infer<typeof taken>;

/** Copies task and criteria, and what is expected where all of it may be copied. Texts and findings belong to the other class. */
export const correctionCopying = contentCopying<CopiedCorrection & Json>({
  async take(manager, { from, everything, invited }) {
    const { task, solution, criteria: all } = await correctionOf(manager, from);
    return { task, solution: everything || invited ? solution : '', criteria: all.map(({ text }) => text) };
  },
  checked: (content) => taken.safeParse(content).data as (CopiedCorrection & Json) | undefined,
  async put(manager, { to: itemId }, { task, solution, criteria: copied }) {
    await manager.insert(Correction, { itemId, task, solution, criteria: copied.map((text) => ({ id: newId(), text })) });
  },
});
