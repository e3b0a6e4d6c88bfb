import { type Json, PUPIL_FEEDBACK_LIMITS } from '@murmel/contracts';
import { newId, PupilFeedbackAssignment } from '@murmel/server';
import { z } from 'zod';
import { contentCopying } from '../../core/tool-contribution/content-copy.js';
import { assignmentOf } from './assignment-repository.js';

const { criteria, taskMax, materialMax } = PUPIL_FEEDBACK_LIMITS;
const taken = z.strictObject({
  task: z.string().max(taskMax),
  material: z.string().max(materialMax),
  criteria: z
    .array(z.strictObject({ text: z.string().trim().min(1).max(criteria.textMax), visible: z.boolean() }))
    .min(criteria.min)
    .max(criteria.max),
  scored: z.boolean(),
});
type CopiedAssignment = z.infer<typeof taken>;

/** Copies task, material and criteria, under new ids. Texts, feedback and the deadline belong to the other lesson. */
export const assignmentCopying = contentCopying<CopiedAssignment & Json>({
  async take(manager, { from, everything, invited }) {
    const { task, material, criteria: all, scored } = await assignmentOf(manager, from);
    const seen = everything || invited ? all : all.filter(({ visible }) => visible);
    // Without a visible one the first stands for all: an assignment has at least one.
    const kept = seen.length > 0 ? seen : all.slice(0, 1);
    return { task, material, criteria: kept.map(({ text, visible }) => ({ text, visible })), scored };
  },
  checked: (content) => taken.safeParse(content).data as (CopiedAssignment & Json) | undefined,
  async put(manager, { to: itemId }, { task, material, scored, criteria: copied }) {
    const named = copied.map(({ text, visible }) => ({ id: newId(), text, visible }));
    await manager.insert(PupilFeedbackAssignment, { itemId, task, material, scored, criteria: named, state: 'open', closesAt: null });
  },
});
