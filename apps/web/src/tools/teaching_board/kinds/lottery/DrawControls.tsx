import { leftInLottery } from '@murmel/documents';
import { prefetchTexts } from '../../../../platform/i18n/i18n';
import { lazyPart } from '../../../../platform/page/lazy-part';
import { useCardNames } from '../../names/use-card-names';
import type { CardProps } from '../card-screen';
import { ActionButton } from '../shared/ActionButton';
import { OpenSettings } from '../shared/OpenSettings';
import { useKindTexts } from '../texts';
import classes from './lottery.module.css';
import { useLotteryActions } from './use-lottery-actions';

const LotterySettings = lazyPart(async () => {
  const [settings] = await Promise.all([import('./LotterySettings'), prefetchTexts(['tools/teaching_board/names'])]);
  return settings;
});

/** Button that draws, with the number of remaining names. Without names it offers to choose some. */
export default function DrawControls({ part: card, drawing }: CardProps<'lottery'> & { drawing: boolean }) {
  const t = useKindTexts();
  const names = useCardNames(card);
  const { draw, reset } = useLotteryActions(card);
  if (names.state === 'none' || names.state === 'missing') {
    return (
      <>
        {names.state === 'missing' && <p className={classes.left}>{t('missing')}</p>}
        <OpenSettings label={t('choose')} title={t('lottery.settings')}>
          {(close) => <LotterySettings part={card} close={close} waiting={null} />}
        </OpenSettings>
      </>
    );
  }
  if (names.state !== 'known') {
    return (
      <>
        {names.state === 'failed' && <p className={classes.left}>{t('failed')}</p>}
        {names.state === 'failed' ? (
          <ActionButton onClick={names.retry}>{t('retry')}</ActionButton>
        ) : (
          <ActionButton waiting>{t('lottery.draw')}</ActionButton>
        )}
      </>
    );
  }
  const { entries } = names.list;
  const left = leftInLottery(card.content, entries).length;
  return (
    <>
      {left > 0 ? (
        <ActionButton waiting={drawing} onClick={() => draw(entries)}>
          {t('lottery.draw')}
        </ActionButton>
      ) : (
        <ActionButton onClick={reset}>{t('lottery.reset')}</ActionButton>
      )}
      <p className={classes.left}>{left > 0 ? t('lottery.left', { left, count: entries.length }) : t('lottery.allDrawn')}</p>
    </>
  );
}
