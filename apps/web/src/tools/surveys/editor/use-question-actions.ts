import { isChoice, LIMITS, type QuestionType, type Survey } from '@murmel/contracts';
import { api } from '../../../platform/api/client';
import { errorLimit, isErrorCode } from '../../../platform/errors/api-error';
import { errorText } from '../../../platform/errors/error-text';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { toast } from '../../../ui/status/toast-queue';
import { useTexts } from '../texts';
import { type DraftQuestion, firstOptions } from './draft-question';
import type { LostQuestion } from './survey-draft';
import { type OpenDraft, questionInput } from './use-survey-draft';

/** Returns actions on whole questions. Each reports its own failure. */
export function useQuestionActions(survey: Survey, { draft, accept, questions }: OpenDraft, select: (id: string) => void) {
  const t = useTexts();
  const { t: shell } = useTranslation('shell');

  const run = async (work: () => Promise<Survey>): Promise<Survey | undefined> => {
    try {
      const changed = await work();
      accept(changed);
      draft.take(changed.survey);
      return changed;
    } catch (error) {
      const limit = errorLimit(error) ?? LIMITS.survey.questions;
      toast({ id: 'question', tone: 'alert', text: isErrorCode(error, 'LIMIT_REACHED') ? t('editor.limit', { limit }) : errorText(error) });
      draft.restore();
      return undefined;
    }
  };
  /** The question that was made: behind that one, or at the end. Others may have made more. */
  const selectNew = (changed: Survey | undefined, after: string | undefined): string | undefined => {
    const made = changed?.survey.questions;
    const id = made?.at(after === undefined ? -1 : made.findIndex((question) => question.id === after) + 1)?.id;
    if (id) select(id);
    return id;
  };
  /** The question it shall follow may be gone. */
  const there = (id: string | undefined): string | undefined => draft.view().questions.find((question) => question.id === id)?.id;
  const create = (question: Partial<DraftQuestion>, after: string | undefined) =>
    run(
      async () =>
        (await api.surveys.createQuestion({
          id: survey.id,
          ...questionInput(fieldsOf(question)),
          ...(after === undefined ? {} : { after }),
        })) as Survey,
    );

  return {
    add: async (type: QuestionType, after?: string): Promise<void> =>
      void selectNew(await create({ type, title: '', ...(isChoice(type) ? { options: firstOptions() } : {}) }, there(after)), there(after)),
    duplicate: async (id: string): Promise<void> => {
      if (await draft.saved()) selectNew(await run(async () => (await api.surveys.duplicateQuestion({ id })) as Survey), id);
      else toast({ id: 'question', tone: 'alert', text: t('editor.notSaved') });
    },
    move: async (id: string, index: number): Promise<void> => {
      draft.reorder(id, index);
      await run(async () => (await api.surveys.moveQuestion({ id, index })) as Survey);
    },
    /** Makes a new question of the text typed in one that another user deleted. */
    keepLost: async ({ question, after }: LostQuestion): Promise<void> => {
      const behind = there(after);
      const made = selectNew(await create(question, behind), behind);
      if (made) draft.forget(question.id);
    },
    remove: async (question: DraftQuestion, withUndo: boolean): Promise<void> => {
      const index = questions.findIndex(({ id }) => id === question.id);
      draft.drop(question.id);
      const changed = await run(async () => (await api.surveys.removeQuestion({ id: question.id })) as Survey);
      if (!changed) return;
      const undo = async () => {
        const after = there(questions[index - 1]?.id);
        const made = selectNew(await create(question, after), after);
        // Without a question before it, it was made at the end.
        if (made && index === 0) await run(async () => (await api.surveys.moveQuestion({ id: made, index: 0 })) as Survey);
      };
      toast({
        tone: 'success',
        text: t('editor.removed', { title: question.title || t('editor.untitled') }),
        ...(withUndo ? { action: { label: shell('undo'), onSelect: () => void undo() } } : {}),
      });
    },
  };
}

export type QuestionActions = ReturnType<typeof useQuestionActions>;

function fieldsOf({
  type,
  title,
  description,
  required,
  inResults,
  recommendation,
  options,
}: Partial<DraftQuestion>): Partial<DraftQuestion> {
  return {
    ...(type ? { type } : {}),
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
    ...(required === undefined ? {} : { required }),
    ...(inResults === undefined ? {} : { inResults }),
    ...(recommendation === undefined ? {} : { recommendation }),
    ...(options ? { options } : {}),
  };
}
