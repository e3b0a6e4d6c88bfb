import type { InterfaceLanguage, ToolInput } from '@murmel/contracts';
import { Correction, newId, publish } from '@murmel/server';
import type { ItemContribution } from '../../core/tool-contribution/item-contribution.js';
import { itemOf } from '../../platform/request-context.js';
import { correctionAnswer, correctionOf, refuseCriteriaCount } from './correction-repository.js';

const UNTITLED = { de: 'Neue Korrektur', en: 'New correction' } as const;
const FIRST_CRITERION: Readonly<Record<InterfaceLanguage, string>> = { de: 'Die Aufgabe ist erfüllt', en: 'The task is fulfilled' };

/** Corrections as items: a task, what is expected, and criteria. Texts and findings are read by those who read responses. */
export const correctionAidItem: ItemContribution<'correction_aid'> = {
  germanName: 'Korrekturhilfe',
  untitled: (language) => UNTITLED[language],
  async create(manager, { item: { id: itemId }, owner, input }) {
    if (input.criteria) refuseCriteriaCount(input.criteria);
    const criteria = [{ id: newId(), text: FIRST_CRITERION[owner.locale ?? 'de'] }];
    const stored = manager.create(Correction, { itemId, task: '', solution: '', criteria, ...written(input) });
    await manager.insert(Correction, stored);
    return { correction: correctionAnswer(stored, true) };
  },
  async read(manager, _asking, { id, abilities }) {
    return { correction: correctionAnswer(await correctionOf(manager, id), abilities.update === true) };
  },
  async change(manager, context, input) {
    const { id: itemId } = itemOf(context);
    if (input.criteria) refuseCriteriaCount(input.criteria);
    await correctionOf(manager, itemId);
    const fields = written(input);
    if (Object.keys(fields).length === 0) return;
    await manager.update(Correction, { itemId }, fields);
    await publish(manager, 'item.changed', { itemId });
  },
};

/** Returns only the fields that were sent. */
function written({
  task,
  solution,
  criteria,
}: Pick<ToolInput<'correction_aid', 'update'>, 'task' | 'solution' | 'criteria'>): Partial<Correction> {
  return {
    ...(task !== undefined && { task }),
    ...(solution !== undefined && { solution }),
    ...(criteria !== undefined && { criteria }),
  };
}
