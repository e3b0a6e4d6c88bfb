import { isChoice, LIMITS, type QuestionType, type Survey, type SurveyQuestion } from '@murmel/contracts';
import { isRefusal, refusedLimit } from '../../../core/shell/refusal';
import { api } from '../../../platform/api/client';
import { errorText } from '../../../platform/errors/error-text';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { toast } from '../../../ui/status/toast-queue';
import { useTexts } from '../texts';
import { type DraftQuestion, firstOptions } from './draft-question';
import { type OpenDraft, questionInput } from './use-survey-draft';

/** What can be done with whole questions. Everything says itself when it fails. */
export function useQuestionActions(survey: Survey, { draft, accept, questions }: OpenDraft, select: (id: string) => void) {
  const t = useTexts();
  const { t: shell } = useTranslation('shell');

  const run = async (work: () => Promise<Survey>): Promise<Survey | undefined> => {
    try {
      const changed = await work();
      accept(changed);
      draft.take(changed.survey.questions);
      return changed;
    } catch (error) {
      const limit = refusedLimit(error) ?? LIMITS.survey.questions;
      toast({ id: 'question', tone: 'alert', text: isRefusal(error, 'LIMIT_REACHED') ? t('editor.limit', { limit }) : errorText(error) });
      draft.take(survey.survey.questions);
      return undefined;
    }
  };
  /** The one question that was not there before. */
  const selectNew = (before: readonly { id: string }[], changed: Survey | undefined): void => {
    const known = new Set(before.map(({ id }) => id));
    const made = changed?.survey.questions.find(({ id }) => !known.has(id));
    if (made) select(made.id);
  };
  const create = (question: Partial<DraftQuestion>, after: string | undefined) =>
    run(
      async () =>
        (await api.surveys.createQuestion({ id: survey.id, ...questionInput(fieldsOf(question)), ...(after ? { after } : {}) })) as Survey,
    );

  return {
    add: async (type: QuestionType, after?: string): Promise<void> =>
      selectNew(questions, await create({ type, title: '', ...(isChoice(type) ? { options: firstOptions() } : {}) }, after)),
    duplicate: async (id: string): Promise<void> => {
      if (!(await draft.saved())) return;
      selectNew(questions, await run(async () => (await api.surveys.duplicateQuestion({ id })) as Survey));
    },
    move: async (id: string, index: number): Promise<void> => {
      draft.reorder(id, index);
      await run(async () => (await api.surveys.moveQuestion({ id, index })) as Survey);
    },
    remove: async (question: DraftQuestion, withUndo: boolean): Promise<void> => {
      const index = questions.findIndex(({ id }) => id === question.id);
      draft.drop(question.id);
      const changed = await run(async () => (await api.surveys.removeQuestion({ id: question.id })) as Survey);
      if (!changed) return;
      const undo = async () => {
        const back = await create(
          { ...question, options: question.options.map(({ key, text }) => ({ key, text })) },
          index > 0 ? questions[index - 1]!.id : undefined,
        );
        const made = back && newest(changed.survey.questions, back.survey.questions);
        // Without a question before it, it was made at the end.
        if (made && index === 0) await run(async () => (await api.surveys.moveQuestion({ id: made.id, index: 0 })) as Survey);
        if (made) select(made.id);
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

function fieldsOf({ type, title, description, required, options }: Partial<DraftQuestion>): Partial<DraftQuestion> {
  return {
    ...(type ? { type } : {}),
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
    ...(required === undefined ? {} : { required }),
    ...(options ? { options } : {}),
  };
}

function newest(before: readonly SurveyQuestion[], after: readonly SurveyQuestion[]): SurveyQuestion | undefined {
  return after.find(({ id }) => !before.some((question) => question.id === id));
}
