import { LIMITS, type WorksheetAnswer } from '@murmel/contracts';
import type { TaskBlock } from '@murmel/documents';
import { ChoiceField } from '../../../core/answers/fields/ChoiceField';
import { FileField } from '../../../core/answers/fields/FileField';
import type { FieldProps } from '../../../core/answers/fields/field';
import { TextField } from '../../../core/answers/fields/TextField';
import type { KnownFile } from '../../../core/answers/local-answers';
import type { Uploads } from '../../../core/answers/use-uploads';
import { lazyPart } from '../../../platform/page/lazy-part';
import { GapsField } from './GapsField';
import { useTexts } from './texts';

const PackageField = lazyPart(() => import('../package/PackageField'));

type AnswerValue = Omit<WorksheetAnswer, 'blockId'>;

interface TaskFieldProps extends Omit<FieldProps<AnswerValue>, 'part' | 'invalid'> {
  task: TaskBlock;
  files: Readonly<Record<string, KnownFile>>;
  uploads: Uploads;
  onRecorded: (held: KnownFile) => void;
  onRemoveFile: () => void;
}

/** Input for the answer to a task. */
export function TaskField({ task, files, uploads, onRecorded, onRemoveFile, ...field }: TaskFieldProps) {
  const t = useTexts();
  const props = { ...field, part: { id: task.id, required: false }, invalid: false };
  switch (task.kind) {
    case 'Text':
      return <TextField {...props} max={LIMITS.worksheet.answerMax} t={t} />;
    case 'SingleChoice':
    case 'MultipleChoice':
      return (
        <ChoiceField
          {...props}
          part={{
            ...props.part,
            // One that its teacher has not written yet can be named, too.
            options: task.content.options.map(({ id, text }, index) => ({ id, text: text.trim() || t('option', { number: index + 1 }) })),
          }}
          several={task.kind === 'MultipleChoice'}
        />
      );
    case 'FillInTheBlankText':
      return <GapsField {...props} shown={task.content.shown} words={task.content.words} />;
    case 'Upload': {
      const { answer } = field;
      return (
        <FileField
          {...props}
          t={t}
          file={answer?.fileId ? files[answer.fileId] : undefined}
          upload={uploads.byPart[task.id]}
          onChoose={(file) => uploads.begin(task.id, file)}
          onRecorded={onRecorded}
          onGiveUp={() => uploads.giveUp(task.id)}
          onRemove={onRemoveFile}
        />
      );
    }
    case 'H5p':
      return <PackageField task={task} answer={field.answer} onAnswer={field.onAnswer} locked={field.locked} waiting={null} />;
  }
}
