import { type AssistantItem, contentLanguage, LIMITS } from '@murmel/contracts';
import { IconEye, IconMessagePlus, IconZzz } from '@tabler/icons-react';
import { type ReactNode, useId, useMemo } from 'react';
import { Composer } from '../../../core/ai/chat/ask/Composer';
import { MessageList } from '../../../core/ai/chat/talk/MessageList';
import type { Speaker } from '../../../core/ai/chat/talk/speaker';
import { useOnline } from '../../../platform/connection/online';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { useSession } from '../../../platform/session/store';
import { Button } from '../../../ui/forms/Button';
import { RollingMarble } from '../../../ui/marbles/RollingMarble';
import { Notice } from '../../../ui/status/Notice';
import { AssistantFace } from '../avatar/AssistantFace';
import { LearnerFailure } from './LearnerFailure';
import { Starters } from './Starters';
import classes from './talk.module.css';
import type { OpenTalk } from './use-talk';

/** Minimum letters for showing their number. */
const COUNTED_FROM = 800;

interface TalkPaneProps {
  item: AssistantItem;
  talk: OpenTalk;
  /** under which what is typed is kept in this tab */
  draft: string;
  /** state in which no question is possible: the reason, and a retry if possible */
  closed?: { text: string; again?: () => void } | undefined;
  /** requirement of a question that could not be sent yet */
  notice?: ReactNode;
}

/** Shows the messages with an assistant, conversation starters, and the field for the next question. */
export function TalkPane({ item, talk, draft, closed: without, notice }: TalkPaneProps) {
  const { t } = useTranslation('tools/assistants/talk');
  const online = useOnline();
  const guest = !useSession().isAuthenticated;
  const { title } = item;
  const { avatar, starters } = item.assistant;
  const speaker = useMemo(
    (): Speaker => ({ face: <AssistantFace avatar={avatar} size={34} />, nameOf: () => title, Failure: LearnerFailure }),
    [avatar, title],
  );
  const { way, running, busy, acts, allowance } = talk;
  const closed = without ?? (allowance?.paused ? { text: t('closed.stopped'), again: talk.lookAgain } : undefined);
  // While an answer to the last question is written, what is left says nothing about it.
  const spent = allowance?.left === 0 && !running ? t(`full.${allowance.of ?? 'person'}`, { count: allowance.limit ?? 0 }) : undefined;
  const waits = running !== undefined || busy || closed !== undefined || spent !== undefined || !online;
  return (
    <div className={classes.pane}>
      {talk.failed ? (
        <div className={classes.middle}>
          <Notice
            tone="alert"
            announce
            actions={
              <Button variant="default" onClick={talk.again}>
                {t('again')}
              </Button>
            }
          >
            {t('failed')}
          </Notice>
        </div>
      ) : talk.loading ? (
        <div className={classes.middle}>
          <RollingMarble label={t('loading')} colour="pflaume" quiet />
        </div>
      ) : way.length === 0 ? (
        <Welcome item={item} />
      ) : (
        <MessageList
          title={title}
          way={way}
          speaker={speaker}
          waits={waits}
          acts={acts}
          onEarlier={talk.earlier}
          loadingEarlier={talk.loadingEarlier}
        />
      )}
      <div>
        {notice}
        {allowance?.readAlong && (
          <div className={classes.notice}>
            <Notice icon={IconEye} announce>
              {t('readAlong')}
            </Notice>
          </div>
        )}
        {!closed && talk.news && (
          <div className={classes.notice}>
            <Notice tone="good" icon={IconMessagePlus} announce>
              {t(`news.${talk.news}`)}
            </Notice>
          </div>
        )}
        {!talk.failed && way.length === 0 && (
          <Starters starters={starters} lang={contentLanguage(item)} disabled={waits} onAsk={(text) => void acts.ask(text, talk.after)} />
        )}
        {closed && (
          <div className={classes.notice}>
            <Notice
              icon={IconZzz}
              announce
              actions={
                closed.again && (
                  <Button variant="default" onClick={closed.again}>
                    {t('again')}
                  </Button>
                )
              }
            >
              {closed.text}
            </Notice>
          </div>
        )}
        {!closed && (
          <Composer
            chat={draft}
            label={t('ask', { title })}
            placeholder={t('placeholder')}
            countedFrom={COUNTED_FROM}
            autoFocus={false}
            writer={running && title}
            busy={busy}
            refused={online ? (talk.refused ?? spent) : t('offline')}
            warned={talk.warned}
            mayForce={allowance?.mayForce === true}
            spent={spent}
            hint={[
              t('caution'),
              guest && t('keptFor', { count: LIMITS.guestConversationDays }),
              typeof allowance?.left === 'number' && t('left', { count: allowance.left }),
            ]
              .filter(Boolean)
              .join(' ')}
            onSend={(text) => (online ? acts.ask(text, talk.after) : Promise.resolve(false))}
            onStop={() => void talk.stop()}
          />
        )}
      </div>
    </div>
  );
}

/** Introduction before the first question: the assistant and its purpose. */
function Welcome({ item: { title, description, language, assistant } }: { item: AssistantItem }) {
  const id = useId();
  const { t } = useTranslation('tools/assistants/talk');
  return (
    <section className={classes.welcome} aria-labelledby={id} tabIndex={0}>
      <AssistantFace avatar={assistant.avatar} size={88} />
      <h2 id={id}>{t('welcome', { title })}</h2>
      {description !== '' && <p lang={contentLanguage({ language })}>{description}</p>}
      {assistant.personaCategory !== null && <p className={classes.figure}>{t('figure')}</p>}
    </section>
  );
}
