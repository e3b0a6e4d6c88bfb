import type { AiConversation } from '@murmel/contracts';
import { IconMessage2 } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Breakable } from '../../../ui/text/Breakable';
import { sinceText } from '../../dates/dates';
import { useNow } from '../../dates/use-now';
import { RouterLink } from '../../links/RouterLink';
import classes from './talks.module.css';

interface ChatLinksProps {
  chats: readonly AiConversation[];
  /** title of a chat without any question */
  untitled: string;
  /** with whom it is; undefined for what stands around the list already */
  withWhom?: (chat: AiConversation) => string | undefined;
}

/** List of links to chats, each with the time since its last message. */
export function ChatLinks({ chats, untitled, withWhom }: ChatLinksProps) {
  const { i18n } = useTranslation('platform/page');
  const now = useNow();
  return (
    <ul className={classes.chats}>
      {chats.map((chat) => {
        const who = withWhom?.(chat);
        return (
          <li key={chat.id} className={classes.chat}>
            <IconMessage2 size={20} stroke={1.9} aria-hidden />
            <span className={classes.with}>
              <RouterLink href={`/ai/chats/${chat.id}`} className={classes.link}>
                <Breakable text={chat.title || untitled} />
              </RouterLink>
              {who && <span className={classes.who}>{who}</span>}
            </span>
            <span className={classes.since}>{sinceText(new Date(chat.changedAt), now, i18n.language)}</span>
          </li>
        );
      })}
    </ul>
  );
}
