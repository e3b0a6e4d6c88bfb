import { contentLanguage } from '@murmel/contracts';
import 'virtual:murmel-contract/wordClouds';
import { IconCloudHeart, IconEye, IconUser } from '@tabler/icons-react';
import type { PublicPageProps } from '../../core/sharing/ItemGate';
import { ConnectionBar } from '../../platform/connection/ConnectionBar';
import { useTranslation } from '../../platform/i18n/use-translation';
import { lazyPart } from '../../platform/page/lazy-part';
import { useSession } from '../../platform/session/store';
import { PlainPage } from '../../ui/layout/PlainPage';
import { Marble } from '../../ui/marbles/Marble';
import classes from './guest/guest.module.css';
import { OwnWords } from './guest/OwnWords';
import { useGuestWords } from './guest/use-guest-words';
import { useWordLimit } from './guest/use-word-limit';
import { WordEntry } from './guest/WordEntry';
import { useQuestion } from './question';
import { useTexts } from './texts';

const GuestCloud = lazyPart(() => import('./guest/GuestCloud'));

/** One question, one field, one button: what a guest needs to take part. The cloud comes after one's own word. */
export default function PublicPage({ item, reload }: PublicPageProps) {
  const t = useTexts();
  const { t: page } = useTranslation('platform/page');
  const { isAuthenticated } = useSession();
  const question = useQuestion(item);
  const words = useGuestWords(item);
  const { state, own, waiting } = words;
  const limit = useWordLimit(item, own.length + waiting.length);
  const chip = !isAuthenticated && (
    <span className={classes.chip}>
      <IconUser size={16} stroke={1.9} aria-hidden />
      {t('guest.noAccount')}
    </span>
  );
  return (
    <PlainPage homeHref="/" homeLabel={page('home')} skipLabel={page('skip')} actions={chip}>
      <div className={classes.column} data-begun={own.length + waiting.length > 0 || undefined}>
        {words.gone ? (
          <section role="status">
            <h1 className={classes.question}>{t('guest.gone')}</h1>
            <p>{t('guest.goneText')}</p>
            <button type="button" className={classes.plain} onClick={reload}>
              {t('guest.lookAgain')}
            </button>
          </section>
        ) : (
          <>
            <div className={classes.connection}>
              <ConnectionBar away={words.away} goOn={words.open} />
            </div>
            <Marble className={classes.marble} colour="koralle" swirl={0} icon={IconCloudHeart} size={56} />
            <h1 className={classes.question} tabIndex={-1} lang={contentLanguage(item)}>
              {question}
            </h1>
            <WordEntry words={words} limit={limit} />
            <OwnWords words={words} />
            {state?.audience === 'guestHidden' && state.show && own.length === 0 && (
              <p className={classes.later}>{t('guest.cloudLater')}</p>
            )}
            {state && state.audience !== 'guestHidden' && <GuestCloud state={state} waiting={<div className={classes.cloud} />} />}
            <p className={classes.note}>
              <IconEye size={24} stroke={1.9} aria-hidden />
              <span>{t('guest.note')}</span>
            </p>
          </>
        )}
      </div>
    </PlainPage>
  );
}
