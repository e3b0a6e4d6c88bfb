import { type Json, PUPIL_FEEDBACK_LIMITS } from '@murmel/contracts';
import { newId, PupilFeedbackAssignment } from '@murmel/server';
import { z } from 'zod';
import { contentCopying, withCopies } from '../../core/tool-contribution/content-copy.js';
import { assignmentOf } from './assignment-repository.js';

const { criteria, files, taskMax, materialMax } = PUPIL_FEEDBACK_LIMITS;
const taken = z.strictObject({
  task: z.string().max(taskMax),
  material: z.string().max(materialMax),
  files: z.array(z.uuid()).max(files.max).default([]),
  criteria: z
    .array(z.strictObject({ text: z.string().trim().min(1).max(criteria.textMax), visible: z.boolean() }))
    .min(criteria.min)
    .max(criteria.max),
  scored: z.boolean(),
});
type CopiedAssignment = z.infer<typeof taken>;

/** Copies task, material, files and criteria, under new ids. Texts, feedback and the deadline belong to the other lesson. */
export const assignmentCopying = contentCopying<CopiedAssignment & Json>({
  async take(manager, { from, everything, invited, foreignFiles }) {
    const { task, material, files: used, criteria: all, scored } = await assignmentOf(manager, from);
    const seen = everything || invited ? all : all.filter(({ visible }) => visible);
    // Without a visible one the first stands for all: an assignment has at least one.
    const kept = seen.length > 0 ? seen : all.slice(0, 1);
    const copied = used.filter((id) => !foreignFiles.has(id));
    return { task, material, files: copied, criteria: kept.map(({ text, visible }) => ({ text, visible })), scored };
  },
  checked(content, known) {
    const { data } = taken.safeParse(content);
    return data && { ...data, files: data.files.filter((id) => known.has(id)) };
  },
  async put(manager, copy, content) {
    const { task, material, files: held, scored, criteria: copied } = withCopies(content, copy) as CopiedAssignment;
    const named = copied.map(({ text, visible }) => ({ id: newId(), text, visible }));
    const fields = { task, material, files: held, scored, criteria: named };
    await manager.insert(PupilFeedbackAssignment, { itemId: copy.to, ...fields, state: 'open', closesAt: null });
  },
});
