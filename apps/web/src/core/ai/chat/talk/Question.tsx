import type { AiMessage } from '@murmel/contracts';
import { IconPencil, IconRotateClockwise, IconTrash } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../../../platform/i18n/use-translation';
import { lazyPage } from '../../../../platform/page/lazy-page';
import { Button } from '../../../../ui/forms/Button';
import { IconButton } from '../../../../ui/overlays/IconButton';
import { GrowingField, isSendable } from '../ask/GrowingField';
import type { QuestionFilesProps } from '../files/QuestionFiles';
import { MessageActions } from './MessageActions';
import type { MessageHandlers } from './message-handlers';
import classes from './talk.module.css';

/** Most questions are words alone. */
const QuestionFiles = lazyPage<QuestionFilesProps>(() => import('../files/QuestionFiles'), ['ai/chat/files']);

interface QuestionProps {
  question: AiMessage;
  beside: readonly string[];
  /** its answers were thrown away */
  open: boolean;
  /** true while no question can be sent */
  waits: boolean;
  acts: MessageHandlers;
}

/** Question of the user. An edited one is asked once more: the old question and what followed it stay as a branch. */
export function Question({ question, beside, open, waits, acts }: QuestionProps) {
  const { t } = useTranslation('ai/chat');
  const [text, setText] = useState<string>();
  const { askToRemove } = acts;
  const send = async () => {
    if (text === undefined || waits || !isSendable(text)) return;
    if (await acts.ask(text.trim(), question.parentId, question.files)) setText(undefined);
  };
  return (
    <article className={classes.question} aria-label={t('question')}>
      {question.files.length > 0 && (
        <Suspense>
          <QuestionFiles files={question.files} />
        </Suspense>
      )}
      {text === undefined ? (
        <p className={classes.bubble}>{question.text}</p>
      ) : (
        <div className={classes.edited}>
          <GrowingField
            label={t('editQuestion')}
            value={text}
            autoFocus
            counted={(numbers) => t('letters', numbers)}
            onChange={setText}
            onSend={() => void send()}
            onEscape={() => setText(undefined)}
          />
          <div className={classes.buttons}>
            <Button size="sm" variant="default" onClick={() => setText(undefined)}>
              {t('cancel')}
            </Button>
            <Button size="sm" disabled={waits || !isSendable(text)} onClick={() => void send()}>
              {t('askAgain')}
            </Button>
          </div>
        </div>
      )}
      {text === undefined && (
        <MessageActions id={question.id} text={question.text} beside={beside} onBranch={acts.showBranch}>
          <IconButton icon={IconPencil} label={t('edit')} onClick={() => setText(question.text)} />
          {open && (
            <IconButton
              icon={IconRotateClockwise}
              label={t('answerIt')}
              aria-disabled={waits}
              onClick={() => waits || void acts.answerAgain(question.id)}
            />
          )}
          {askToRemove && <IconButton icon={IconTrash} label={t('remove')} onClick={() => askToRemove(question)} />}
        </MessageActions>
      )}
    </article>
  );
}
