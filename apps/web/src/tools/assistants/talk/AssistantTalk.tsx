import type { AssistantItem } from '@murmel/contracts';
import { useEffect } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { useItemMetadata } from '../../../platform/live/use-item-metadata';
import { TalkHead } from './TalkHead';
import { TalkPane } from './TalkPane';
import classes from './talk.module.css';
import { useTalk } from './use-talk';

export interface AssistantTalkProps {
  item: AssistantItem;
  /** requests access again, after the server denied it */
  reload: () => void;
}

/** Full-page conversation with an assistant for permitted users: its name, the messages, and the next question. */
export function AssistantTalk({ item, reload }: AssistantTalkProps) {
  const { t } = useTranslation('tools/assistants/talk');
  const talk = useTalk({ itemId: item.id });
  const { state: head, refused } = useItemMetadata(item.id);
  useEffect(() => {
    if (refused !== undefined) reload();
  }, [refused, reload]);
  return (
    <div className={classes.page}>
      <TalkHead item={item} talk={talk} />
      <TalkPane
        item={item}
        talk={talk}
        draft={`assistant.${item.id}`}
        closed={head?.paused ? { text: t('closed.paused') } : talk.gone ? { text: t('closed.gone'), again: talk.comeBack } : undefined}
      />
    </div>
  );
}
