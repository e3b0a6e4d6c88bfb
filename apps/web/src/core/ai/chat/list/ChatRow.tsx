import type { AiConversation } from '@murmel/contracts';
import { IconArrowBackUp, IconDots, IconDownload, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from '../../../../platform/i18n/use-translation';
import { ActionMenu } from '../../../../ui/overlays/ActionMenu';
import { IconButton } from '../../../../ui/overlays/IconButton';
import { RouterLink } from '../../../links/RouterLink';
import classes from './list.module.css';

interface ChatRowProps {
  chat: AiConversation;
  /** text around a match in the chat */
  excerpt?: string | undefined;
  current: boolean;
  /** an answer is being written in it */
  writing: boolean;
  onRename: () => void;
  onSave: () => void;
  onDiscard: () => void;
  onRestore: () => void;
}

/** One chat in the list. */
export function ChatRow({ chat, excerpt, current, writing, onRename, onSave, onDiscard, onRestore }: ChatRowProps) {
  const { t } = useTranslation('ai/chat');
  const title = chat.title || t('untitled');
  return (
    <li className={classes.row}>
      <RouterLink href={`/ai/chats/${chat.id}`} className={classes.chat} aria-current={current ? 'page' : undefined}>
        <span className={classes.title}>{title}</span>
        {excerpt && <span className={classes.excerpt}>{excerpt}</span>}
        {writing && (
          <span className={classes.mark}>
            <span className="visually-hidden">{t('isWritten')}</span>
          </span>
        )}
      </RouterLink>
      {chat.discardedAt === null ? (
        <ActionMenu
          actions={[
            { key: 'rename', label: t('rename'), icon: IconPencil, onSelect: onRename },
            { key: 'save', label: t('saving.action'), icon: IconDownload, onSelect: onSave },
            { key: 'discard', label: t('discard'), icon: IconTrash, danger: true, onSelect: onDiscard },
          ]}
          button={(props) => <IconButton {...props} icon={IconDots} label={t('more', { title })} tipAlign="end" />}
        />
      ) : (
        <IconButton icon={IconArrowBackUp} label={t('restore', { title })} tipAlign="end" onClick={onRestore} />
      )}
    </li>
  );
}
