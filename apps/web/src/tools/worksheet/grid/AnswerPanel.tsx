import { LIMITS, TOOLS, type Worksheet, type WorksheetGrid } from '@murmel/contracts';
import { isTaskBlock } from '@murmel/documents';
import { IconArrowsDiagonal, IconChevronLeft, IconChevronRight, IconDeviceProjector, IconKey, IconSend } from '@tabler/icons-react';
import { type KeyboardEvent, useMemo } from 'react';
import { TextWithFormulas } from '../../../core/formulas/TextWithFormulas';
import { RouterLink } from '../../../core/links/RouterLink';
import { pasteLines } from '../../../platform/paste/paste-lines';
import { Button } from '../../../ui/forms/Button';
import { Textarea } from '../../../ui/forms/TextField';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import { blocksOf, numbersOf } from '../sheet/blocks-of';
import small from '../sheet/small.module.css';
import { ReadOnlyAnswer } from '../work/ReadOnlyAnswer';
import { Result } from '../work/Result';
import { FeedbackState } from './FeedbackState';
import { answerFeedback, withAnswerFeedback } from './feedback-draft';
import type { OpenCell } from './GridTable';
import { type NumberedRow, neighboursOf, responseStatusOf } from './grid-rows';
import panel from './panel.module.css';
import { ResponseStatusText } from './ResponseStatusText';
import { StampPicker } from './StampPicker';
import { useTexts } from './texts';
import { useFeedback } from './use-feedback';
import { useLiveResponse } from './use-live-response';

interface AnswerPanelProps {
  item: Worksheet;
  grid: WorksheetGrid;
  cell: OpenCell;
  /** rows in the order of the grid */
  rows: readonly NumberedRow[];
  nameOf: (row: NumberedRow) => string;
  now: number;
  onOpen: (cell: OpenCell) => void;
  onWall: () => void;
}

/** One answer as it is written, and a quick word about it. Begins anew with another response. */
export function AnswerPanel({ item, grid, cell, rows, nameOf, now, onOpen, onWall }: AnswerPanelProps) {
  const t = useTexts();
  const blocks = useMemo(() => blocksOf(item.worksheet), [item.worksheet]);
  const { work } = useLiveResponse(item.id, cell.responseId);
  const feedback = useFeedback(cell.responseId, work?.feedback);
  const task = blocks.filter(isTaskBlock).find(({ id }) => id === cell.blockId);
  const { index, before, row, after } = neighboursOf(rows, cell.responseId);
  if (!row || !task) return <p className={panel.gone}>{t('panel.gone')}</p>;
  const name = nameOf(row);
  const number = numbersOf(blocks).get(task.id) ?? 0;
  const result = row.cells[grid.tasks.findIndex(({ blockId }) => blockId === task.id)]?.result;
  const about = answerFeedback(feedback.draft, task.id);
  const say = (change: Parameters<typeof withAnswerFeedback>[2]): void =>
    feedback.change(withAnswerFeedback(feedback.draft, task.id, change));
  const go = (next: NumberedRow | undefined): void => {
    if (next) onOpen({ responseId: next.id, blockId: cell.blockId });
  };
  const keys = (event: KeyboardEvent): void => {
    if (event.key !== 'PageDown' && event.key !== 'PageUp') return;
    event.preventDefault();
    go(event.key === 'PageDown' ? after : before);
  };
  return (
    <div className={panel.inside} onKeyDown={keys}>
      <div className={panel.where}>
        <ResponseStatusText stand={responseStatusOf(row, now)} />
        <span className={panel.links}>
          <RouterLink href={`${TOOLS.worksheet.route}/${item.id}/responses/${row.place}`} className={panel.link}>
            <IconArrowsDiagonal size={18} stroke={1.9} aria-hidden /> {t('panel.whole')}
          </RouterLink>
          <button type="button" className={panel.link} onClick={onWall}>
            <IconDeviceProjector size={18} stroke={1.9} aria-hidden /> {t('panel.wall')}
          </button>
        </span>
      </div>
      <h3 className={panel.task}>
        <span className={panel.number}>{number}</span>
        <span>
          <TextWithFormulas text={task.task} />
        </span>
      </h3>
      <div className={panel.answer} aria-label={t('panel.answer')} role="region">
        {work ? (
          <>
            <ReadOnlyAnswer
              task={task}
              answer={work.answers.find(({ blockId }) => blockId === task.id)}
              files={work.files}
              remarks={about.remarks}
            />
            {result && <Result result={result} />}
            {task.kind === 'H5p' && result && <p className={small.note}>{t('forged')}</p>}
          </>
        ) : (
          <SkeletonGrid shape="lines" count={2} label={t('loading')} />
        )}
      </div>
      {'solution' in task.content && task.content.solution && (
        <div className={panel.solution}>
          <strong>
            <IconKey size={18} stroke={1.9} aria-hidden /> {t('panel.solution')}
          </strong>
          <p>
            <TextWithFormulas text={task.content.solution} />
          </p>
        </div>
      )}
      <h3>{t(row.submittedAt === null ? 'panel.during' : 'panel.after', { name })}</h3>
      <StampPicker look="pills" label={t('stamps')} stamp={about.stamp} onStamp={(stamp) => say({ stamp })} />
      <Textarea
        label={t('panel.text')}
        autosize
        minRows={3}
        maxRows={10}
        maxLength={LIMITS.worksheet.feedbackMax}
        value={about.text}
        onChange={({ currentTarget }) => say({ text: currentTarget.value })}
        onPaste={pasteLines}
      />
      <div className={panel.foot}>
        <div className={panel.give}>
          <FeedbackState feedback={feedback} />
          <Button
            leftSection={<IconSend size={20} stroke={1.9} aria-hidden />}
            loading={feedback.busy}
            onClick={() => void feedback.give(false)}
          >
            {t('give')}
          </Button>
        </div>
        <nav className={panel.pager} aria-label={t('panel.pager')}>
          <button type="button" disabled={!before} aria-keyshortcuts="PageUp" onClick={() => go(before)}>
            <IconChevronLeft size={20} stroke={1.9} aria-hidden />
            <span className="visually-hidden">{t('panel.previous')}</span>
            <span>{before && nameOf(before)}</span>
          </button>
          <span>{t('panel.position', { place: index + 1, all: rows.length, number })}</span>
          <button type="button" disabled={!after} aria-keyshortcuts="PageDown" onClick={() => go(after)}>
            <span className="visually-hidden">{t('panel.next')}</span>
            <span>{after && nameOf(after)}</span>
            <IconChevronRight size={20} stroke={1.9} aria-hidden />
          </button>
        </nav>
      </div>
    </div>
  );
}
