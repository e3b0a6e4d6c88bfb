import { LIMITS } from '@murmel/contracts';
import { isKnownBlock, isTaskBlock, type SheetBlock, tasksOf, UNKNOWN_BLOCK } from '@murmel/documents';
import { useBlockTexts } from '../../../../core/blocks/texts';
import { useEditor } from '../editor-context';
import { NumberField } from '../fields/NumberField';
import { useWorksheet } from '../open/worksheet-context';
import { useTexts } from '../texts';
import { KindSettings } from './KindSettings';
import classes from './settings.module.css';

/** Edits the settings of the selected block, or of the whole sheet. */
export function BlockPanel() {
  const t = useTexts();
  const { sheet } = useWorksheet();
  const blockTexts = useBlockTexts();
  const { selection } = useEditor();
  const [id] = selection;
  const block = selection.size === 1 && id !== undefined ? sheet.block(id) : undefined;
  if (block) return <OfBlock key={block.id} block={block} />;
  const tasks = tasksOf(sheet);
  const points = tasks.reduce((sum, task) => sum + (task.points ?? 0), 0);
  return (
    <div className={classes.panel}>
      <h2 className={classes.title}>{selection.size > 1 ? blockTexts('count', { count: selection.size }) : t('panel.title')}</h2>
      <p className={classes.note}>{t(selection.size > 1 ? 'panel.several' : 'panel.none')}</p>
      <p className={classes.note}>{t('panel.tasks', { count: tasks.length })}</p>
      {points > 0 && <p className={classes.note}>{t('panel.points', { count: points })}</p>}
    </div>
  );
}

function OfBlock({ block }: { block: SheetBlock }) {
  const t = useTexts();
  const { actions } = useEditor();
  return (
    <div className={classes.panel} data-part-bar>
      <h2 className={classes.title}>{block.kind === UNKNOWN_BLOCK ? t('newer') : t(`kinds.${block.kind}`)}</h2>
      {isKnownBlock(block) && <KindSettings block={block} />}
      {isTaskBlock(block) && (
        <NumberField
          label={t('fields.points')}
          value={block.points}
          range={LIMITS.worksheet.points}
          optional
          save={(points) => actions.change(block.id, { points }, 'points')}
        />
      )}
    </div>
  );
}
