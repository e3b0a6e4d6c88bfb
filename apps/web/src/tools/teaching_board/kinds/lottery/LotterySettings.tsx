import { leftInLottery } from '@murmel/documents';
import { IconCheck } from '@tabler/icons-react';
import settings from '../../../../core/parts/settings.module.css';
import { Button } from '../../../../ui/forms/Button';
import { SwitchRow } from '../../../../ui/forms/SwitchRow';
import type { CardProps } from '../card-screen';
import { NamesPart } from '../shared/NamesPart';
import { useKindTexts } from '../texts';
import { inPot } from './in-pot';
import classes from './lottery-settings.module.css';
import { useLotteryActions } from './use-lottery-actions';

/** Edits the list of names, whether a name can be drawn twice, and which names were drawn. */
export default function LotterySettings({ part: card, close }: CardProps<'lottery'> & { close(): void }) {
  const t = useKindTexts();
  const { chooseList, setRepeat, reset } = useLotteryActions(card);
  const { content } = card;
  return (
    <NamesPart card={card} onChoose={chooseList}>
      {({ entries }) => (
        <div className={settings.form}>
          <SwitchRow
            label={t('lottery.once')}
            description={t('lottery.onceHint')}
            checked={!content.repeat}
            onChange={(once) => setRepeat(!once)}
          />
          <p className={settings.hint} role="status">
            {t('lottery.left', { left: leftInLottery(content, entries).length, count: entries.length })}
          </p>
          <ul className={classes.names} aria-label={t('lottery.names')}>
            {inPot(content, entries).map(({ id, name, drawn }) => (
              <li key={id} className={classes.name} data-drawn={drawn || undefined}>
                {drawn && <IconCheck size={18} stroke={2.2} aria-hidden />}
                <span>{name}</span>
                {drawn && <span className="visually-hidden">{t('lottery.drawn')}</span>}
              </li>
            ))}
          </ul>
          <div className={classes.buttons}>
            <Button variant="default" disabled={content.drawn.length === 0} onClick={reset}>
              {t('lottery.reset')}
            </Button>
            <Button onClick={close}>{t('done')}</Button>
          </div>
        </div>
      )}
    </NamesPart>
  );
}
