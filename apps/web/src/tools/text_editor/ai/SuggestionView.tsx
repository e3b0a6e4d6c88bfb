import { IconPlayerStopFilled, IconSend2 } from '@tabler/icons-react';
import { Suspense, useEffect, useState } from 'react';
import type { SentDrawerProps } from '../../../core/ai/chat/sent/SentDrawer';
import { SpokenSentences } from '../../../core/ai/chat/talk/SpokenSentences';
import { Markdown } from '../../../core/ai/markdown/Markdown';
import { useMarkdownTexts } from '../../../core/ai/markdown/use-markdown-texts';
import { api } from '../../../platform/api/client';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { lazyPage } from '../../../platform/page/lazy-page';
import { useSession } from '../../../platform/session/store';
import { Button } from '../../../ui/forms/Button';
import { Marble } from '../../../ui/marbles/Marble';
import { IconButton } from '../../../ui/overlays/IconButton';
import { Notice } from '../../../ui/status/Notice';
import { ApplySuggestion } from './ApplySuggestion';
import { CorrectionList } from './CorrectionList';
import classes from './help.module.css';
import { NAMESPACE } from './namespace';
import { decorateSpan } from './span-decorations';
import type { SuggestionViewProps } from './suggestion-view-props';
import { useSuggested } from './use-suggested';

const SentDrawer = lazyPage<SentDrawerProps>(() => import('../../../core/ai/chat/sent/sent-drawer-with-texts'), []);

/** Shows a model's suggestion, while it comes and afterwards: it is in no text before it is accepted. */
export function SuggestionView(props: SuggestionViewProps) {
  const { editor, suggestion, help, away, onDone } = props;
  const { t } = useTranslation(NAMESPACE);
  const { text, writing, state, failure } = useSuggested(suggestion, help.look);
  const markdown = useMarkdownTexts();
  const { isTeacher } = useSession();
  const { act, place, run } = suggestion;
  const [looksAtSent, setLooksAtSent] = useState(false);
  const shut = away || help.help?.paused === true;
  const corrects = act === 'spelling';
  const lists = corrects && state === 'done';
  useEffect(() => {
    // Each mistake is marked by itself.
    if (!lists) editor.commands.markHere(decorateSpan(place));
    return () => {
      if (!editor.isDestroyed) editor.commands.markHere(null);
    };
  }, [editor, place, lists]);
  const discard = async () => {
    if (await help.close(suggestion)) onDone();
  };
  const anew = (
    <Button variant="default" disabled={shut} loading={help.busy} onClick={() => void help.again(suggestion)}>
      {t('again')}
    </Button>
  );
  if (writing)
    return (
      <>
        {!corrects && text !== '' && (
          <div className={classes.answer} dir="auto" lang={suggestion.language}>
            <Markdown text={text} texts={markdown} />
          </div>
        )}
        {!corrects && <SpokenSentences text={text} writing />}
        <div className={classes.writing}>
          <Marble colour="pflaume" size={18} />
          <span role="status">{t(corrects ? 'checks' : 'writes')}</span>
          <Button
            size="sm"
            variant="default"
            leftSection={<IconPlayerStopFilled size={16} aria-hidden />}
            onClick={() => void help.stop(suggestion)}
          >
            {t('stop')}
          </Button>
        </div>
      </>
    );
  const sent = isTeacher && (
    <>
      <IconButton icon={IconSend2} label={t('sent')} onClick={() => setLooksAtSent(true)} />
      <Suspense>
        {looksAtSent && <SentDrawer fetch={() => api.aiRuns.requests({ id: run.id })} onClose={() => setLooksAtSent(false)} />}
      </Suspense>
    </>
  );
  if (lists) return <CorrectionList {...props} answer={text} again={anew} sent={sent} discard={discard} />;
  return (
    <>
      {!corrects && text !== '' && (
        <section className={classes.answer} aria-label={t('suggestion')} tabIndex={0} dir="auto" lang={suggestion.language}>
          <Markdown text={text} texts={markdown} />
        </section>
      )}
      {state === 'failed' && (
        <Notice tone="alert" announce>
          {t(`failed.${failure === 'filtered' || failure === 'contextWindow' || failure === 'selfHarm' ? failure : 'other'}`)}
        </Notice>
      )}
      {state === 'cancelled' && <p className={classes.plain}>{t('stopped')}</p>}
      {away && <p className={classes.plain}>{t('offline')}</p>}
      <div className={classes.buttons}>
        {!corrects && text !== '' && state !== 'failed' && <ApplySuggestion {...props} text={text} />}
        {state === 'failed' ? (
          <Button disabled={shut} loading={help.busy} onClick={() => void help.retry(suggestion)}>
            {t('retry')}
          </Button>
        ) : (
          anew
        )}
        <Button variant="subtle" disabled={away} busy={help.busy} onClick={() => void discard()}>
          {t('discard')}
        </Button>
        {sent}
      </div>
    </>
  );
}
