import { IconPlayerStopFilled, IconSend2 } from '@tabler/icons-react';
import { Suspense, useEffect, useState } from 'react';
import { api } from '../../../platform/api/client';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { lazyPage } from '../../../platform/page/lazy-page';
import { useSession } from '../../../platform/session/store';
import { Button } from '../../../ui/forms/Button';
import { Marble } from '../../../ui/marbles/Marble';
import { IconButton } from '../../../ui/overlays/IconButton';
import { Notice } from '../../../ui/status/Notice';
import type { SentDrawerProps } from '../chat/sent/SentDrawer';
import { SpokenSentences } from '../chat/talk/SpokenSentences';
import { Markdown } from '../markdown/Markdown';
import { useMarkdownTexts } from '../markdown/use-markdown-texts';
import { ApplySuggestion, REPLACES } from './ApplySuggestion';
import { CorrectionList } from './CorrectionList';
import classes from './help.module.css';
import { NAMESPACE } from './namespace';
import { decorateSpan } from './span-decorations';
import type { SuggestionViewProps } from './suggestion-view-props';
import { useSuggested } from './use-suggested';

const SentDrawer = lazyPage<SentDrawerProps>(() => import('../chat/sent/sent-drawer-with-texts'), []);

/** Shows a model's suggestion, while it comes and afterwards: it is in no text before it is accepted. */
export function SuggestionView(props: SuggestionViewProps) {
  const { text, suggestion, help, onDone } = props;
  const { editor, away } = text;
  const { t } = useTranslation(NAMESPACE);
  const { text: answer, writing, state, failure } = useSuggested(suggestion, help.look);
  const markdown = useMarkdownTexts();
  const { isTeacher } = useSession();
  const { act, place, run, taken } = suggestion;
  const [looksAtSent, setLooksAtSent] = useState(false);
  const shut = away || help.help?.paused === true;
  const corrects = act === 'spelling';
  const lists = corrects && state === 'done';
  useEffect(() => {
    // Each mistake is marked by itself.
    if (!lists) editor.commands.markHere(decorateSpan(text, place));
    return () => {
      if (!editor.isDestroyed) editor.commands.markHere(null);
    };
  }, [editor, text, place, lists]);
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
        {!corrects && answer !== '' && (
          <div className={classes.answer} dir="auto" lang={suggestion.language}>
            <Markdown text={answer} texts={markdown} />
          </div>
        )}
        {!corrects && <SpokenSentences text={answer} writing />}
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
  if (lists) return <CorrectionList {...props} answer={answer} again={anew} sent={sent} discard={discard} />;
  return (
    <>
      {!corrects && answer !== '' && REPLACES.has(act) && taken.trim() !== '' && (
        <section className={classes.before} aria-label={t('before')} tabIndex={0} dir="auto">
          <h3>{t('before')}</h3>
          {taken}
        </section>
      )}
      {!corrects && answer !== '' && (
        <section className={classes.answer} aria-label={t('suggestion')} tabIndex={0} dir="auto" lang={suggestion.language}>
          {REPLACES.has(act) && taken.trim() !== '' && <h3>{t('after')}</h3>}
          <Markdown text={answer} texts={markdown} />
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
        {!corrects && answer !== '' && state !== 'failed' && <ApplySuggestion {...props} answer={answer} />}
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
