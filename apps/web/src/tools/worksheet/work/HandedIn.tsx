import { contentLanguage, type OwnWork } from '@murmel/contracts';
import { isTaskBlock } from '@murmel/documents';
import { IconCheck } from '@tabler/icons-react';
import { useMemo } from 'react';
import { FormFrame } from '../../../core/answers/FormFrame';
import { TextWithFormulas } from '../../../core/formulas/TextWithFormulas';
import { Marble } from '../../../ui/marbles/Marble';
import { blocksOf, numbersOf } from '../sheet/blocks-of';
import { SheetPage } from '../sheet/SheetPage';
import { TaskFrame } from '../sheet/TaskFrame';
import { AnswerFeedback, Feedback } from './Feedback';
import { ReadOnlyAnswer } from './ReadOnlyAnswer';
import { Result } from './Result';
import { useTexts } from './texts';
import type { OpenSheet } from './use-sheet';
import classes from './work.module.css';

/** Confirmation of the submission with the submitted work: results, solutions and feedback, as far as available. */
export function HandedIn({ open, own }: { open: OpenSheet; own: OwnWork }) {
  const t = useTexts();
  const { sheet: item, offline } = open;
  const blocks = useMemo(() => blocksOf(item.worksheet), [item.worksheet]);
  const numbers = useMemo(() => numbersOf(blocks), [blocks]);
  const said = new Map(own.answers.map((answer) => [answer.blockId, answer]));
  const { feedback } = own;
  const results = Object.values(own.results);
  const total = {
    right: results.filter(({ mark }) => mark === 'right').length,
    of: results.length,
  };
  return (
    <FormFrame
      screen="handed-in"
      wide
      offline={offline}
      title={
        <p className={classes.topTitle} lang={contentLanguage(item)}>
          {item.title}
        </p>
      }
    >
      <section className={classes.thanks}>
        <Marble colour="tafel" size={88} icon={IconCheck} />
        <div>
          <h1 tabIndex={-1} data-screen-heading className={classes.title}>
            {t('thanks.title')}
          </h1>
          <p>{t(feedback ? 'thanks.feedback' : 'thanks.text')}</p>
          {total.of > 0 && <p className={classes.total}>{t('thanks.total', total)}</p>}
        </div>
      </section>
      <Feedback feedback={feedback} />
      <SheetPage look={item.worksheet.look} language={contentLanguage(item)}>
        {blocks.filter(isTaskBlock).map((task) => {
          const result = own.results[task.id];
          const solution = own.solutions[task.id];
          const about = feedback?.answers.find(({ blockId }) => blockId === task.id);
          return (
            <TaskFrame
              key={task.id}
              border={item.worksheet.look.border}
              number={numbers.get(task.id) ?? 0}
              headingId={`task-${task.id}`}
              task={task.task}
              points={task.points}
              seed={task.id}
            >
              <ReadOnlyAnswer task={task} answer={said.get(task.id)} files={own.files} remarks={about?.remarks ?? []} />
              {result && <Result result={result} task={task} answer={said.get(task.id)} />}
              <AnswerFeedback about={about} points={task.points} />
              {solution && (
                <div className={classes.solution}>
                  <strong>{t('solution')}</strong>
                  <p>
                    <TextWithFormulas text={solution} />
                  </p>
                </div>
              )}
            </TaskFrame>
          );
        })}
      </SheetPage>
    </FormFrame>
  );
}
