import type { AssistantItem } from '@murmel/contracts';
import { IconEye, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '../../../../platform/api/queries';
import { useTranslation } from '../../../../platform/i18n/use-translation';
import { IconButton } from '../../../../ui/overlays/IconButton';
import { TalkPane } from '../../talk/TalkPane';
import { useTalk } from '../../talk/use-talk';
import classes from './try.module.css';

interface TryPaneProps {
  item: AssistantItem;
  /** true if the changes are not stored yet: it would answer with the old settings */
  unsaved: boolean;
}

/** Conversation with the assistant in its current state, as a pupil would have it. */
export function TryPane({ item, unsaved }: TryPaneProps) {
  const { t } = useTranslation('tools/assistants');
  const talk = useTalk({ itemId: item.id, fresh: true, asLearner: true });
  const cards = useQuery(orpc.ai.modelCards.queryOptions());
  const nobody = cards.data?.models.length === 0;
  const closed = talk.gone ? { text: t('try.gone'), again: talk.comeBack } : undefined;
  return (
    <section className={classes.pane} aria-labelledby="try-assistant">
      <div className={classes.head}>
        <IconEye size={22} stroke={1.9} aria-hidden />
        <h2 id="try-assistant">{t('try.title')}</h2>
        {talk.chat !== undefined && <IconButton icon={IconRefresh} label={t('try.again')} tipAlign="end" onClick={talk.startAnew} />}
      </div>
      <p className={classes.about}>{t('try.text')}</p>
      <TalkPane
        item={item}
        talk={talk}
        draft={`trying.${item.id}`}
        closed={nobody ? { text: t('try.notConfigured') } : closed}
        notice={
          <p className={classes.unsaved} role="status">
            {unsaved ? t('try.unsaved') : ''}
          </p>
        }
      />
    </section>
  );
}
