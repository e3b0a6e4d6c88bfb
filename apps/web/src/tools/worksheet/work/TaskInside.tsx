import type { OwnAnswerResult, OwnWork } from '@murmel/contracts';
import type { KnownBlock, TaskBlock } from '@murmel/documents';
import { useState } from 'react';
import { TextButton } from '../../../core/answers/FormButton';
import { quietApi } from '../../../platform/api/client';
import { errorText } from '../../../platform/errors/error-text';
import { AnswerFeedback } from './Feedback';
import { Hints } from './Hints';
import { Result } from './Result';
import { TaskField } from './TaskField';
import { useTexts } from './texts';
import type { useWork } from './use-work';
import classes from './work.module.css';

interface TaskInsideProps {
  task: TaskBlock;
  blocks: readonly KnownBlock[];
  work: ReturnType<typeof useWork>;
  own: OwnWork;
  /** one may ask at once what is right */
  checks: boolean;
}

/** Field, hints, and what is right of it as far as one may ask. */
export function TaskInside({ task, blocks, work, own, checks }: TaskInsideProps) {
  const t = useTexts();
  const { kept, locked, sending, answer, uploads } = work;
  const said = kept.answers[task.id];
  const [checked, setChecked] = useState<{ of: unknown; result?: OwnAnswerResult; problem?: string }>();
  const check = async (): Promise<void> => {
    try {
      setChecked({ of: said, result: await quietApi.worksheets.checkAnswer({ id: own.id, blockId: task.id }) });
    } catch (error) {
      setChecked({ of: said, problem: errorText(error) });
    }
  };
  const canCheck = checks && (task.kind === 'SingleChoice' || task.kind === 'MultipleChoice' || task.kind === 'FillInTheBlankText');
  return (
    <>
      <TaskField
        task={task}
        answer={said}
        onAnswer={(next) => sending === 'idle' && answer(task.id, next)}
        locked={locked || sending !== 'idle'}
        labelledBy={`task-${task.id}`}
        describedBy={undefined}
        files={kept.files}
        uploads={uploads}
        onRecorded={(file) => work.takeFile(task.id, file)}
        onRemoveFile={() => work.removeFile(task.id)}
      />
      <AnswerFeedback
        about={own.feedback?.answers.find(({ blockId }) => blockId === task.id)}
        points={task.points}
        file={said?.fileId === undefined ? undefined : kept.files[said.fileId]}
      />
      <Hints
        blocks={blocks}
        taskId={task.id}
        opened={(id) => kept.answers[id]?.opened === true}
        open={(id) => answer(id, { opened: true })}
        locked={locked}
      />
      {canCheck && said && !locked && (
        <div className={classes.check}>
          <TextButton disabled={kept.unsaved} onClick={() => void check()}>
            {t('check')}
          </TextButton>
          <div role="status">
            {checked?.of === said && checked?.result && <Result result={checked.result} task={task} answer={said} />}
            {checked?.of === said && checked?.problem}
          </div>
        </div>
      )}
    </>
  );
}
