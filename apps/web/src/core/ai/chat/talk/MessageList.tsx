import type { AiMessage } from '@murmel/contracts';
import { IconArrowNarrowDown } from '@tabler/icons-react';
import { useTranslation } from '../../../../platform/i18n/use-translation';
import { Button } from '../../../../ui/forms/Button';
import { IconButton } from '../../../../ui/overlays/IconButton';
import { Answer } from './Answer';
import type { BranchStep } from './branches';
import type { MessageHandlers } from './message-handlers';
import { Question } from './Question';
import type { Speaker } from './speaker';
import classes from './talk.module.css';
import { useStickToBottom } from './use-stick-to-bottom';

interface MessageListProps {
  title: string;
  way: readonly BranchStep<AiMessage>[];
  speaker: Speaker;
  /** true while an answer is being written, or if no question can be sent here */
  waits: boolean;
  acts: MessageHandlers;
  /** shows earlier messages; undefined: all are there */
  onEarlier: (() => void) | undefined;
  loadingEarlier: boolean;
}

/** Messages of a chat, along one path through its branches. */
export function MessageList({ title, way, speaker, waits, acts, onEarlier, loadingEarlier }: MessageListProps) {
  const { t } = useTranslation('ai/chat');
  const { setScroller, setContent, atEnd, toEnd } = useStickToBottom();
  return (
    <div className={classes.place}>
      <section ref={setScroller} className={classes.scroller} aria-label={t('talk', { title })} tabIndex={0}>
        <div ref={setContent} className={classes.talk}>
          {onEarlier && (
            <Button variant="default" size="sm" loading={loadingEarlier} onClick={onEarlier}>
              {t('earlier')}
            </Button>
          )}
          {way.map(({ message, beside }, index) => {
            const said = { beside, waits, acts };
            const last = index === way.length - 1;
            return message.role === 'user' ? (
              <Question key={message.id} question={message} open={last} {...said} />
            ) : (
              <Answer key={message.id} answer={message} speaker={speaker} last={last} {...said} />
            );
          })}
        </div>
      </section>
      {!atEnd && (
        <span className={classes.down}>
          <IconButton icon={IconArrowNarrowDown} variant="surface" label={t('toEnd')} tipSide="top" onClick={toEnd} />
        </span>
      )}
    </div>
  );
}
