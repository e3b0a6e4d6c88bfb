import type { ReadAlong } from '@murmel/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { api } from '../../../platform/api/client';
import { orpc } from '../../../platform/api/queries';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { lazyPage } from '../../../platform/page/lazy-page';
import { Button } from '../../../ui/forms/Button';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import { mergePages, pageOptions } from '../../ai/chat/chat-queries';
import type { SentDrawerProps } from '../../ai/chat/sent/SentDrawer';
import { useStickToBottom } from '../../ai/chat/talk/use-stick-to-bottom';
import { Markdown } from '../../ai/markdown/Markdown';
import { useMarkdownTexts } from '../../ai/markdown/use-markdown-texts';
import { calendarDay, timeOfDayText } from '../../dates/dates';
import { LoadState } from '../../page/LoadState';
import { momentText } from '../project-time-text';
import classes from './panel.module.css';

const SentDrawer = lazyPage<SentDrawerProps>(() => import('../../ai/chat/sent/sent-drawer-with-texts'), []);
const AT_ONCE = 30;
/** Polling interval: the words of an answer are not pushed to a teacher. */
const WHILE_WRITTEN_MS = 2000;

interface AiConversationProps {
  projectId: string;
  pupil: { id: string; name: string };
}

/**
 * Messages between a pupil and the assistants of a project since the class knows that they are read, and times at which models helped with
 * a text: the newest at the end, older ones by a button.
 */
export function AiConversation({ projectId, pupil }: AiConversationProps) {
  const { t } = useTranslation('projects/ai');
  const { t: shell } = useTranslation('shell');
  const { setScroller, setContent } = useStickToBottom();
  const [sentFor, setSentFor] = useState<string>();
  const said = useInfiniteQuery({
    ...orpc.projectAi.read.infiniteOptions({
      input: (page: number) => ({ id: projectId, pupilId: pupil.id, page, limit: AT_ONCE }),
      ...pageOptions,
    }),
    refetchInterval: ({ state }) => (state.data?.pages[0]?.entries.some(isUnderWay) ? WHILE_WRITTEN_MS : false),
  });
  return (
    <section ref={setScroller} className={classes.scroller} aria-label={t('talkOf', { name: pupil.name })} tabIndex={0}>
      <div ref={setContent} className={classes.talk}>
        <LoadState query={said} skeleton={<SkeletonGrid label={shell('loading')} shape="lines" count={4} />}>
          {(data) => {
            const entries = mergePages<ReadAlong>(data).toReversed();
            return entries.length === 0 ? (
              <p className={classes.quiet}>{t('nothingSaid', { name: pupil.name })}</p>
            ) : (
              <>
                {said.hasNextPage && (
                  <Button variant="default" size="sm" loading={said.isFetchingNextPage} onClick={() => void said.fetchNextPage()}>
                    {t('older')}
                  </Button>
                )}
                {entries.map((entry) => (
                  <Message
                    key={entry.id}
                    entry={entry}
                    name={pupil.name}
                    onSent={entry.role === 'assistant' && !isUnderWay(entry) ? () => setSentFor(entry.id) : undefined}
                  />
                ))}
              </>
            );
          }}
        </LoadState>
      </div>
      <Suspense>
        {sentFor !== undefined && (
          <SentDrawer
            fetch={() => api.projectAi.requests({ id: projectId, pupilId: pupil.id, answerId: sentFor })}
            onClose={() => setSentFor(undefined)}
          />
        )}
      </Suspense>
    </section>
  );
}

const isUnderWay = ({ state }: ReadAlong): boolean => state === 'queued' || state === 'running';

interface MessageProps {
  entry: ReadAlong;
  name: string;
  /** shows what was sent for it */
  onSent: (() => void) | undefined;
}

function Message({ entry, name, onSent }: MessageProps) {
  const { t, i18n } = useTranslation('projects/ai');
  const texts = useMarkdownTexts();
  const { role, text, state, about, act, createdAt } = entry;
  if (role === 'user') {
    const at = new Date(createdAt);
    const now = new Date();
    const today = calendarDay(at) === calendarDay(now);
    return (
      <article className={classes.question} aria-label={t('question', { name })}>
        <p className={classes.moment}>
          {today ? timeOfDayText(at, i18n.language) : momentText(createdAt, now, i18n.language)}
          {', '}
          {act === null ? t('with', { assistant: about }) : t('inText', { title: about })}
        </p>
        <p className={classes.bubble}>{act === null ? text : t(`act.${act}`)}</p>
      </article>
    );
  }
  return (
    <article className={classes.answer} aria-label={act === null ? t('answer', { assistant: about }) : t('suggestion')}>
      {act === null ? <Markdown text={text} texts={texts} /> : <p className={classes.quiet}>{t('suggestion')}</p>}
      {onSent && (
        <Button size="sm" variant="subtle" className={classes.sent} onClick={onSent}>
          {t('sent')}
        </Button>
      )}
      {isUnderWay(entry) && <p className={classes.quiet}>{t('writing')}</p>}
      {(state === 'cancelled' || state === 'failed') && <p className={classes.quiet}>{t(`ended.${state}`)}</p>}
    </article>
  );
}
