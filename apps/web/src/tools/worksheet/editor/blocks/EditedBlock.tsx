import { LIMITS } from '@murmel/contracts';
import { isTaskBlock, type SheetBlock, taskNumberOf } from '@murmel/documents';
import { useId } from 'react';
import { InPlaceField } from '../../../../core/blocks/InPlaceField';
import { TextFace } from '../../../../core/parts/text/TextFace';
import { partOf } from '../../sheet/PlainBlock';
import { TaskFrame } from '../../sheet/TaskFrame';
import { Plain } from '../drawn/Plain';
import { TaskInside } from '../drawn/TaskInside';
import { useEditor } from '../editor-context';
import { OptionFields } from '../fields/OptionFields';
import { useWorksheet } from '../open/worksheet-context';
import { useTexts } from '../texts';
import classes from './edited.module.css';

const { taskMax, hintMax } = LIMITS.worksheet;
/** Blocks that are no task and can have a heading. */
const HEADED: readonly string[] = ['StaticText', 'Image', 'Video', 'File'];

/** The selected block: what is written on it is written where it stands. */
export function EditedBlock({ block }: { block: SheetBlock }) {
  const t = useTexts();
  const headingId = useId();
  const { sheet } = useWorksheet();
  const { actions, written } = useEditor();
  const { id, kind, task } = block;
  const save = (words: string) => actions.change(id, { task: words }, 'task');
  if (isTaskBlock(block)) {
    return (
      <TaskFrame
        border={sheet.look.border}
        number={taskNumberOf(sheet.blocks, block)}
        headingId={headingId}
        task={
          <InPlaceField
            look="task"
            label={t('fields.task')}
            placeholder={t('fields.taskPlaceholder')}
            value={task}
            maxLength={taskMax}
            begins={written === id}
            save={save}
          />
        }
        points={block.points}
        seed={id}
      >
        {block.kind === 'SingleChoice' || block.kind === 'MultipleChoice' ? (
          <OptionFields key={id} block={block} />
        ) : (
          <TaskInside block={block} look={sheet.look} solutions />
        )}
      </TaskFrame>
    );
  }
  if (block.kind === 'Hint') {
    return (
      <div className={classes.hint}>
        <InPlaceField
          look="plain"
          label={t('fields.hint')}
          placeholder={t('fields.hintPlaceholder')}
          value={block.content.text}
          maxLength={hintMax}
          begins={written === id}
          save={(text) => actions.change(id, { content: { text } }, 'hint')}
        />
      </div>
    );
  }
  return (
    <>
      {HEADED.includes(kind) && (
        <InPlaceField
          look="heading"
          label={t('fields.heading')}
          placeholder={t('fields.headingPlaceholder')}
          value={task}
          maxLength={taskMax}
          save={save}
        />
      )}
      {block.kind === 'StaticText' ? <TextFace part={partOf('text', block)} /> : <Plain block={{ ...block, task: '' }} />}
    </>
  );
}
