import { isTaskBlock, type SheetBlock, type SheetLook } from '@murmel/documents';
import { IconBulb } from '@tabler/icons-react';
import { memo, useId } from 'react';
import { TextWithFormulas } from '../../../../core/formulas/TextWithFormulas';
import { TaskFrame } from '../../sheet/TaskFrame';
import { useSheetTexts } from '../../sheet/texts';
import classes from './drawn.module.css';
import { Plain } from './Plain';
import { TaskInside } from './TaskInside';

interface StillBlockProps {
  block: SheetBlock;
  look: SheetLook;
  /** place among the tasks from 1; of a hint that of its task, 0 where it has none */
  number: number;
  /** with what the teacher knows of the answers */
  solutions: boolean;
}

/** A block as it stands on the sheet, to look at. */
export const StillBlock = memo(function StillBlock({ block, look, number, solutions }: StillBlockProps) {
  const t = useSheetTexts();
  const id = useId();
  if (block.kind === 'Hint') {
    return (
      <aside className={classes.hint} aria-label={t('hint')}>
        <IconBulb size={20} stroke={1.9} aria-hidden />
        <p>
          <strong>{number > 0 ? t('hintTo', { number }) : t('hint')}:</strong> <TextWithFormulas text={block.content.text} />
        </p>
      </aside>
    );
  }
  if (!isTaskBlock(block)) return <Plain block={block} />;
  return (
    <TaskFrame border={look.border} number={number} headingId={id} task={block.task} points={block.points} seed={block.id}>
      <TaskInside block={block} look={look} solutions={solutions} />
    </TaskFrame>
  );
});
