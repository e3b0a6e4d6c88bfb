import type { InterfaceLanguage, ToolInput } from '@murmel/contracts';
import { newId, PupilFeedbackAssignment, publish } from '@murmel/server';
import { lockQuestions } from '../../core/answers/questions-lock.js';
import type { ItemContribution } from '../../core/tool-contribution/item-contribution.js';
import { itemOf } from '../../platform/request-context.js';
import { assignmentAnswer, assignmentOf, refuseCriteriaCount, refuseForeignFiles } from './assignment-repository.js';

const UNTITLED = { de: 'Neue Schreibaufgabe', en: 'New writing assignment' } as const;
/** The criterion of a new assignment: at least one is needed (spec PFB-02). */
const FIRST_CRITERION = { de: 'Der Text ist für andere verständlich', en: 'Others understand the text' } as const;
type Settings = Pick<
  ToolInput<'pupil_feedback', 'update'>,
  'task' | 'material' | 'files' | 'criteria' | 'state' | 'closesAt' | 'scored' | 'hints'
>;

/** Assignments as items: a task with material, and the criteria of the feedback. Pupils see the visible ones. */
export const pupilFeedbackItem: ItemContribution<'pupil_feedback'> = {
  germanName: 'Schüler-Feedback',
  untitled: (language) => UNTITLED[language],
  async create(manager, { item: { id: itemId }, owner, input }) {
    if (input.criteria) refuseCriteriaCount(input.criteria);
    const stored = manager.create(PupilFeedbackAssignment, { ...newAssignment(owner.locale ?? 'de'), itemId, ...written(input) });
    await manager.insert(PupilFeedbackAssignment, stored);
    return { assignment: await assignmentAnswer(manager, stored, true) };
  },
  async read(manager, _asking, { id, abilities }) {
    return { assignment: await assignmentAnswer(manager, await assignmentOf(manager, id), abilities.update === true) };
  },
  async change(manager, context, input) {
    const { id: itemId } = itemOf(context);
    if (input.criteria) refuseCriteriaCount(input.criteria);
    await lockQuestions(manager, itemId);
    await assignmentOf(manager, itemId);
    await refuseForeignFiles(manager, itemId, input.files ?? []);
    const fields = written(input);
    if (Object.keys(fields).length === 0) return;
    await manager.update(PupilFeedbackAssignment, { itemId }, fields);
    await publish(manager, 'item.changed', { itemId });
  },
};

/** Returns the content of a new assignment: one criterion, open without an end, no score (spec C30) and no hints of a model. */
export function newAssignment(language: InterfaceLanguage): Omit<PupilFeedbackAssignment, 'itemId'> {
  const criteria = [{ id: newId(), text: FIRST_CRITERION[language], visible: true }];
  return { task: '', material: '', files: [], criteria, state: 'open', closesAt: null, scored: false, hints: 'off' };
}

/** Returns only the fields that were sent. */
function written({ task, material, files, criteria, state, closesAt, scored, hints }: Settings): Partial<PupilFeedbackAssignment> {
  return {
    ...(task !== undefined && { task }),
    ...(material !== undefined && { material }),
    ...(files !== undefined && { files }),
    ...(criteria !== undefined && { criteria }),
    ...(state !== undefined && { state }),
    ...(closesAt !== undefined && { closesAt: closesAt === null ? null : new Date(closesAt) }),
    ...(scored !== undefined && { scored }),
    ...(hints !== undefined && { hints }),
  };
}
