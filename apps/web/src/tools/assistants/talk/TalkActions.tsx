import { IconHistory, IconMessagePlus } from '@tabler/icons-react';
import { byAge } from '../../../core/ai/chat/list/ages';
import { useNow } from '../../../core/dates/use-now';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { ActionMenu } from '../../../ui/overlays/ActionMenu';
import { IconButton } from '../../../ui/overlays/IconButton';
import type { OpenTalk } from './use-talk';

/** Lists the user's earlier conversations by age, with a button for a new one. */
export function TalkActions({ talk }: { talk: OpenTalk }) {
  const { t } = useTranslation('tools/assistants/talk');
  const { t: chat } = useTranslation('ai/chat');
  const now = useNow();
  const earlier = byAge(talk.chats ?? [], now, ({ changedAt }) => changedAt).flatMap(({ age, entries }) =>
    entries.map(({ id, title }, index) => ({
      key: id,
      label: title || t('untitled'),
      checked: id === talk.chat,
      onSelect: () => talk.open(id),
      ...(index === 0 && { group: chat(`age.${age}`) }),
    })),
  );
  return (
    <>
      {earlier.length > 0 && (
        <ActionMenu
          actions={earlier}
          button={(props) => <IconButton {...props} icon={IconHistory} label={t('earlier')} tipAlign="end" />}
        />
      )}
      {talk.chat !== undefined && <IconButton icon={IconMessagePlus} label={t('startAnew')} tipAlign="end" onClick={talk.startAnew} />}
    </>
  );
}
