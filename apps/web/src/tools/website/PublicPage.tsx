import 'virtual:murmel-contract/websites';
import { contentLanguage, publicPathOf } from '@murmel/contracts';
import { useEffect } from 'react';
import type { PublicPageProps } from '../../core/sharing/ItemGate';
import { useTranslation } from '../../platform/i18n/use-translation';
import { useSession } from '../../platform/session/store';
import { PlainPage } from '../../ui/layout/PlainPage';
import { RollingMarble } from '../../ui/marbles/RollingMarble';
import classes from './public/public.module.css';
import { useDrawnPage } from './public/use-drawn-page';

/**
 * Gate of a website that the server renders: an admitted visitor is redirected there. It names the website, and says when nothing is
 * published yet.
 */
export default function PublicPage({ item, page }: PublicPageProps) {
  const { t } = useTranslation('tools/website/public');
  const { t: pageTexts } = useTranslation('platform/page');
  const about = page.endsWith('/about');
  const { state, enter } = useDrawnPage(item.id);
  const inGallery = Boolean(useSession().publicToken);
  const leaves = !about && !inGallery && state === 'published';
  useEffect(() => {
    if (leaves) enter();
  }, [leaves, enter]);
  return (
    <PlainPage homeHref="/" homeLabel={pageTexts('home')} skipLabel={pageTexts('skip')}>
      <div className={classes.column}>
        <h1 tabIndex={-1} lang={contentLanguage(item)}>
          {item.title}
        </h1>
        <p>{t('about', { name: item.author.name })}</p>
        {state === 'loading' && <RollingMarble label={pageTexts('loading')} quiet />}
        {state === 'draft' && <p role="status">{t('draft')}</p>}
        {state === 'published' && (
          <a className={classes.go} href={publicPathOf('website', item.id)}>
            {t('open')}
          </a>
        )}
        {about && <p>{t('report')}</p>}
      </div>
    </PlainPage>
  );
}
