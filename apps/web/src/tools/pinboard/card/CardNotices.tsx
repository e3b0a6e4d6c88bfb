import { IconCloudOff, IconEyeOff, IconHourglass } from '@tabler/icons-react';
import { refusalText } from '../../../core/boards/refusal-text';
import { useOnline } from '../../../platform/connection/online';
import { Button } from '../../../ui/forms/Button';
import { Notice } from '../../../ui/status/Notice';
import { useBoardActions } from '../board/board-actions';
import { usePinboard } from '../board/pinboard-context';
import classes from './card.module.css';
import type { CardFacts } from './card-facts';
import { useTexts } from './texts';

/** Shows the card's special state, with the teacher's action to end it. */
export function CardNotices({ facts }: { facts: CardFacts }) {
  const t = useTexts();
  const online = useOnline();
  const { actor, run } = usePinboard();
  const { release: publish } = useBoardActions();
  const { card, own, editRefusal } = facts;
  const release = (
    <Button variant="default" onClick={() => publish([card.id])}>
      {t('waiting.release')}
    </Button>
  );
  const show = (
    <Button variant="default" onClick={() => void run('hideCard', { card: card.id, hidden: false })}>
      {t('hidden.show')}
    </Button>
  );
  const stopped = own && (editRefusal?.code === 'BOARD_FROZEN' || editRefusal?.code === 'BOARD_STOPPED') ? editRefusal : undefined;
  if (!card.waiting && !card.hidden && !stopped && online) return null;
  return (
    <div className={classes.notices}>
      {!online && <Notice icon={IconCloudOff}>{t('offline')}</Notice>}
      {card.waiting && (
        <Notice icon={IconHourglass} {...(actor.trusted ? { actions: release } : {})}>
          {t(actor.trusted ? 'waiting.teacher' : 'waiting.guest')}
        </Notice>
      )}
      {card.hidden && actor.trusted && (
        <Notice icon={IconEyeOff} actions={show}>
          {t('hidden.text')}
        </Notice>
      )}
      {stopped && <Notice>{refusalText(stopped)}</Notice>}
    </div>
  );
}
