import { contentLanguage, type Worksheet } from '@murmel/contracts';
import { isTaskBlock } from '@murmel/documents';
import { IconArrowLeft, IconX } from '@tabler/icons-react';
import { useMemo } from 'react';
import { TextWithFormulas } from '../../../core/formulas/TextWithFormulas';
import { useJoinAddress } from '../../../core/sharing/use-join-address';
import { api } from '../../../platform/api/client';
import { errorText } from '../../../platform/errors/error-text';
import { QrCode } from '../../../ui/cards/QrCode';
import { WallControl } from '../../../ui/layout/WallControl';
import { WallFrame } from '../../../ui/layout/WallFrame';
import { FullScreenDialog } from '../../../ui/overlays/FullScreenDialog';
import { LiveBadge } from '../../../ui/status/LiveBadge';
import { toast } from '../../../ui/status/toast-queue';
import { blocksOf, numbersOf } from '../sheet/blocks-of';
import { ReadOnlyAnswer } from '../work/ReadOnlyAnswer';
import { AsOf } from './AsOf';
import { countsOf } from './grid-rows';
import { useTexts } from './texts';
import { useGrid } from './use-grid';
import { useLiveResponse } from './use-live-response';
import { WallTracks } from './WallTracks';
import classes from './wall.module.css';

interface WallDialogProps {
  item: Worksheet;
  onClose: (() => void) | undefined;
}

/** The sheet on the wall: how the class fares, or one answer. Never a name. */
export default function WallDialog({ item, onClose }: WallDialogProps) {
  const t = useTexts();
  const open = useGrid(item.id);
  const { grid, offline } = open;
  const join = useJoinAddress('worksheet', item);
  const { blockId = null, responseId = null } = grid?.wall ?? {};
  const one = blockId !== null && responseId !== null ? { blockId, responseId } : undefined;
  const back = (): void => {
    api.worksheets.updateWall({ id: item.id, blockId: null, responseId: null }).catch((error: unknown) => {
      toast({ id: 'wall', tone: 'alert', text: errorText(error) });
    });
  };
  const { working = 0 } = grid ? countsOf(grid) : {};
  return (
    <FullScreenDialog ground="paper" className={classes.wall} label={t('wall.label', { title: item.title })} onClose={onClose}>
      <WallFrame
        controlsLabel={t('wall.controls')}
        controls={
          <>
            {one && <WallControl label={t('wall.back')} icon={IconArrowLeft} onClick={back} />}
            {onClose && <WallControl tipAlign="end" label={t('wall.close')} icon={IconX} onClick={onClose} />}
          </>
        }
      >
        <header className={classes.head}>
          <div>
            {working > 0 && !offline && <LiveBadge>{t('wall.working', { count: working })}</LiveBadge>}
            <AsOf open={open} />
            <h1 lang={contentLanguage(item)}>{item.title}</h1>
          </div>
          {join && !join.locked && !one && (
            <aside className={classes.join}>
              <QrCode value={join.address} label={t('wall.qr', { address: join.shown })} />
              {join.code && (
                <p>
                  <b>{join.code}</b>
                  <span>{join.shown.replace(new RegExp(`/?${join.code}$`), '')}</span>
                </p>
              )}
            </aside>
          )}
        </header>
        {grid && (one ? <OneAnswer item={item} {...one} /> : <WallTracks grid={grid} />)}
      </WallFrame>
    </FullScreenDialog>
  );
}

/** One answer in large letters, as it is written. */
function OneAnswer({ item, blockId, responseId }: { item: Worksheet; blockId: string; responseId: string }) {
  const t = useTexts();
  const blocks = useMemo(() => blocksOf(item.worksheet), [item.worksheet]);
  const task = blocks.filter(isTaskBlock).find(({ id }) => id === blockId);
  const { work } = useLiveResponse(item.id, responseId);
  if (!task) return <p>{t('panel.gone')}</p>;
  return (
    <section className={classes.one}>
      <h2>
        <span className={classes.number}>{numbersOf(blocks).get(task.id)}</span>
        <span>
          <TextWithFormulas text={task.task} />
        </span>
      </h2>
      {work && (
        <div className={classes.answer}>
          <ReadOnlyAnswer task={task} answer={work.answers.find((answer) => answer.blockId === blockId)} files={work.files} />
        </div>
      )}
    </section>
  );
}
