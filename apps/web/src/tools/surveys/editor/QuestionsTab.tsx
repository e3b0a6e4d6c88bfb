import { LIMITS, QUESTION_TYPES, type QuestionType, type Survey, type TeacherResults } from '@murmel/contracts';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useDeepLinkParts } from '../../../platform/deep-link/deep-link';
import { Button } from '../../../ui/forms/Button';
import { ActionMenu } from '../../../ui/overlays/ActionMenu';
import { SortableList } from '../../../ui/sorting/SortableList';
import { EmptyState } from '../../../ui/status/EmptyState';
import { useTexts } from '../texts';
import { AddQuestion } from './AddQuestion';
import { FillFromTemplate } from './FillFromTemplate';
import { LostQuestions } from './LostQuestions';
import { QuestionNav } from './QuestionNav';
import { QuestionSlot } from './QuestionSlot';
import { TYPE_ICONS } from './question-types';
import classes from './questions.module.css';
import { useQuestionActions } from './use-question-actions';
import type { OpenDraft } from './use-survey-draft';
import type { MarkedQuestion } from './use-survey-state';

interface QuestionsTabProps {
  survey: Survey;
  open: OpenDraft;
  results: TeacherResults | undefined;
  marked: MarkedQuestion | undefined;
}

/** Question that is open for editing; `focus` after navigating to it. */
interface Selected {
  id: string;
  focus: boolean;
}

/** All questions: a list to jump by, the cards to write in, and what can be added. */
export default function QuestionsTab({ survey, open, results, marked }: QuestionsTabProps) {
  const t = useTexts();
  const { questions, draft, conflicts, lost, writerOf } = open;
  const mayWrite = survey.abilities.update ?? false;
  const [selected, setSelected] = useState<Selected | undefined>(() => (questions[0] ? { id: questions[0].id, focus: false } : undefined));
  const select = (id: string) => setSelected({ id, focus: true });
  useDeepLinkParts(true, ([id = '']) => questions.some((question) => question.id === id) && setSelected({ id, focus: false }));
  const actions = useQuestionActions(survey, open, select);
  useEffect(() => {
    if (marked) setSelected({ id: marked.id, focus: true });
  }, [marked]);
  const full = questions.length >= LIMITS.survey.questions;
  const add = (type: QuestionType) =>
    void actions.add(type, selected && questions.some(({ id }) => id === selected.id) ? selected.id : undefined);
  return (
    <div className={classes.panes}>
      <div className={classes.nav}>
        <QuestionNav questions={questions} selected={selected?.id} onSelect={select} />
      </div>
      <div className={classes.cards}>
        {questions.length === 0 && <EmptyState title={t('editor.empty.title')} text={t('editor.empty.text')} />}
        {questions.length === 0 && lost.length === 0 && mayWrite && <FillFromTemplate id={survey.id} accept={open.accept} />}
        <LostQuestions lost={lost} onKeep={(one) => void actions.keepLost(one)} onForget={draft.forget} />
        <SortableList
          ids={questions.map(({ id }) => id)}
          nameOf={(id) => questions.find((question) => question.id === id)?.title || t('editor.untitled')}
          onMove={(id, index) => void actions.move(id, index)}
          says={(what, values) => t(`drag.${what}`, values ?? {})}
        >
          {(id, handle) => {
            const index = questions.findIndex((question) => question.id === id);
            const question = questions[index]!;
            return (
              <QuestionSlot
                question={question}
                index={index}
                questions={questions}
                answers={results?.questions.find(({ questionId }) => questionId === id)}
                selected={mayWrite && selected?.id === id}
                focus={selected?.focus === true}
                problem={marked?.id === id ? marked : undefined}
                conflicts={conflicts
                  .filter(({ questionId }) => questionId === id)
                  .map((conflict) => ({ ...conflict, name: writerOf(conflict.partId, conflict.field) }))}
                onSettle={draft.settle}
                handle={mayWrite ? handle : undefined}
                onSelect={mayWrite ? () => select(id) : undefined}
                onChange={(fields, delay) => draft.change(id, fields, delay)}
                actions={actions}
              />
            );
          }}
        </SortableList>
        {mayWrite && (
          <div className={classes.addBelow}>
            <ActionMenu
              align="start"
              actions={QUESTION_TYPES.map((type) => ({
                key: type,
                label: t(`types.${type}`),
                icon: TYPE_ICONS[type],
                onSelect: () => add(type),
              }))}
              button={(props) => (
                <Button {...props} variant="default" disabled={full} leftSection={<IconPlus size={20} stroke={2} aria-hidden />}>
                  {t('editor.add')}
                </Button>
              )}
            />
            {full && <p>{t('editor.limit', { limit: LIMITS.survey.questions })}</p>}
          </div>
        )}
      </div>
      {mayWrite && (
        <aside className={classes.add} aria-label={t('editor.add')}>
          <AddQuestion full={full} onAdd={add} />
        </aside>
      )}
    </div>
  );
}
