import { contentLanguage, type Worksheet } from '@murmel/contracts';
import { isTaskBlock, type TaskBlock } from '@murmel/documents';
import { IconPuzzle } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { Uploads } from '../../../core/answers/use-uploads';
import { fileUrl, thumbnailUrl } from '../../../core/boards/file-address';
import { StillFields } from '../../../core/gallery/look/StillFields';
import { type PartHost, PartHostContext } from '../../../core/parts/part-host';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { blocksOf, numbersOf } from '../sheet/blocks-of';
import { PlainBlock } from '../sheet/PlainBlock';
import { SheetPage } from '../sheet/SheetPage';
import { TaskFrame } from '../sheet/TaskFrame';
import { TaskField } from '../work/TaskField';
import classes from './look.module.css';

const NO_UPLOADS: Uploads = { byPart: {}, begin: () => undefined, giveUp: () => undefined, fail: () => undefined };
const nothing = (): void => undefined;

/** All of a sheet to look at, its tasks with empty fields. */
export function LookSheet({ sheet }: { sheet: Worksheet }) {
  const { look } = sheet.worksheet;
  const blocks = useMemo(() => blocksOf(sheet.worksheet), [sheet.worksheet]);
  const numbers = useMemo(() => numbersOf(blocks), [blocks]);
  const host = useMemo<PartHost>(
    () => ({
      item: sheet,
      editable: false,
      change: () => Promise.resolve({ ok: false, refusal: { code: 'FORBIDDEN' } }),
      newest: () => undefined,
      fileUrl,
      thumbnailUrl,
    }),
    [sheet],
  );
  return (
    <PartHostContext value={host}>
      <SheetPage
        look={look}
        language={contentLanguage(sheet)}
        head={sheet.description && <p className={classes.description}>{sheet.description}</p>}
      >
        {blocks.map((block) =>
          isTaskBlock(block) ? (
            <div key={block.id} data-width={block.width}>
              <TaskFrame
                border={look.border}
                number={numbers.get(block.id) ?? 0}
                headingId={`task-${block.id}`}
                task={block.task}
                points={block.points}
                seed={block.id}
              >
                <LookTask task={block} />
              </TaskFrame>
            </div>
          ) : (
            // Hints are opened by participants, which is an answer.
            block.kind !== 'Hint' && (
              <div key={block.id} data-width={block.width}>
                <PlainBlock block={block} />
              </div>
            )
          ),
        )}
      </SheetPage>
    </PartHostContext>
  );
}

function LookTask({ task }: { task: TaskBlock }) {
  const { t } = useTranslation('tools/worksheet/look');
  if (task.kind === 'H5p') {
    return (
      <p className={classes.package}>
        <IconPuzzle size={22} stroke={1.9} aria-hidden />
        <span>{t('package', { name: task.content.name })}</span>
      </p>
    );
  }
  return (
    <StillFields>
      <TaskField
        task={task}
        answer={undefined}
        onAnswer={nothing}
        locked={false}
        labelledBy={`task-${task.id}`}
        describedBy={undefined}
        files={{}}
        uploads={NO_UPLOADS}
        onRecorded={nothing}
        onRemoveFile={nothing}
      />
    </StillFields>
  );
}
