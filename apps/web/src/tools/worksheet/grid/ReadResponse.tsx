import { contentLanguage, type WorkState, type Worksheet } from '@murmel/contracts';
import { checkedAnswer, pointsFor, tasksOf } from '@murmel/documents';
import { IconChecks, IconKey, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { Button } from '../../../ui/forms/Button';
import { PersonMarble } from '../../../ui/marbles/PersonMarble';
import { Badge } from '../../../ui/status/Badge';
import { blocksOf, numbersOf } from '../sheet/blocks-of';
import { SheetPage } from '../sheet/SheetPage';
import { TaskFrame } from '../sheet/TaskFrame';
import { FeedbackPanel } from './FeedbackPanel';
import classes from './feedback.module.css';
import { withAutomaticPoints } from './feedback-draft';
import { type NumberedRow, responseStatusOf } from './grid-rows';
import { ReadTask } from './ReadTask';
import { RemoveDialog } from './RemoveDialog';
import { ResponseStatusText } from './ResponseStatusText';
import { useTexts } from './texts';
import { useFeedback } from './use-feedback';

interface ReadResponseProps {
  item: Worksheet;
  row: NumberedRow;
  work: WorkState;
  name: string;
  covered: boolean;
  /** address of all of them */
  all: string;
  /** place in the bar at the lower edge where feedback is given; null until it is there */
  bar: HTMLElement | null;
}

/** One response on its sheet, with its feedback beside it. It is remounted for another response. */
export function ReadResponse({ item, row, work, name, covered, all, bar }: ReadResponseProps) {
  const t = useTexts();
  const { look } = item.worksheet;
  const blocks = useMemo(() => blocksOf(item.worksheet), [item.worksheet]);
  const numbers = useMemo(() => numbersOf(blocks), [blocks]);
  const tasks = useMemo(() => tasksOf({ blocks }), [blocks]);
  const feedback = useFeedback(row.id, work.feedback);
  const [solutions, setSolutions] = useState(false);
  const [removing, setRemoving] = useState(false);
  const fields = useRef<HTMLElement>(null);
  const [inFocus, setInFocus] = useState(tasks[0]?.id);
  const given = new Map(work.answers.map((answer) => [answer.blockId, answer]));
  const told = tasks.flatMap((task) => {
    const points = pointsFor(task, checkedAnswer(task, given.get(task.id)));
    return points === null ? [] : [{ points, of: task.points ?? 0 }];
  });
  const sum = (numbersToAdd: readonly number[]): number => numbersToAdd.reduce((all_, one) => all_ + one, 0);
  const comment = (blockId: string, index: number): void => {
    requestAnimationFrame(() => fields.current?.querySelector<HTMLElement>(`[data-remark="${blockId}-${index}"]`)?.focus());
  };
  const head = (
    <div className={classes.sheetHead}>
      <PersonMarble id={null} look={row.look} name={covered ? '' : name} size={48} />
      <div className={classes.who}>
        <h2>{name}</h2>
        <ResponseStatusText stand={responseStatusOf(row, row.updatedAt)} />
      </div>
      {told.length > 0 && (
        <Badge tone="good" icon={IconChecks}>
          {t('points.told', { count: sum(told.map(({ points }) => points)), of: sum(told.map(({ of }) => of)) })}
        </Badge>
      )}
    </div>
  );
  return (
    <div className={classes.reading}>
      <div className={classes.sheet}>
        <div className={classes.sheetTools}>
          <Button
            variant="default"
            aria-pressed={solutions}
            leftSection={<IconKey size={20} stroke={1.9} aria-hidden />}
            onClick={() => setSolutions(!solutions)}
          >
            {t('single.solutions')}
          </Button>
          <Button
            variant="subtle"
            color="koralle"
            leftSection={<IconTrash size={20} stroke={1.9} aria-hidden />}
            onClick={() => setRemoving(true)}
          >
            {t('remove.button')}
          </Button>
        </div>
        <SheetPage look={look} language={contentLanguage(item)} head={head}>
          {tasks.map((task) => (
            <AnswerInFocus key={task.id} onFocus={() => setInFocus(task.id)}>
              <TaskFrame
                border={look.border}
                number={numbers.get(task.id) ?? 0}
                headingId={`task-${task.id}`}
                task={task.task}
                points={task.points}
                seed={task.id}
              >
                <ReadTask
                  task={task}
                  number={numbers.get(task.id) ?? 0}
                  answer={given.get(task.id)}
                  files={work.files}
                  feedback={feedback}
                  solutions={solutions}
                  inFocus={inFocus === task.id}
                  onComment={(index) => comment(task.id, index)}
                />
              </TaskFrame>
            </AnswerInFocus>
          ))}
        </SheetPage>
      </div>
      <FeedbackPanel
        name={name}
        tasks={tasks.map(({ id }) => ({ id, number: numbers.get(id) ?? 0 }))}
        feedback={feedback}
        handedIn={row.submittedAt !== null}
        whole={() => withAutomaticPoints(feedback.draft, tasks, work.answers)}
        fields={fields}
        bar={bar}
      />
      {removing && <RemoveDialog responseId={row.id} name={name} all={all} onClose={() => setRemoving(false)} />}
    </div>
  );
}

/**
 * Reports that an answer is dealt with: something in it has the focus or was pressed. Its button for stamps reports itself when it is
 * pressed, because it makes room for them.
 */
function AnswerInFocus({ onFocus, children }: { onFocus: () => void; children: ReactNode }) {
  return (
    <div onClick={onFocus} onFocus={({ target }) => !target.closest('[data-opens-stamps]') && onFocus()}>
      {children}
    </div>
  );
}
