import 'virtual:murmel-contract/miniTools';
import { contentLanguage, type MiniToolItem, TOOLS } from '@murmel/contracts';
import { useCallback, useEffect, useState } from 'react';
import type { PublicPageProps } from '../../core/sharing/ItemGate';
import { api } from '../../platform/api/client';
import { useTranslation } from '../../platform/i18n/use-translation';
import { lazyPart } from '../../platform/page/lazy-part';
import { useSession } from '../../platform/session/store';
import { PlainPage } from '../../ui/layout/PlainPage';
import { RollingMarble } from '../../ui/marbles/RollingMarble';
import classes from './public/public.module.css';

const MiniToolPreview = lazyPart(() => import('./public/mini-tool-preview-with-texts'), 'now');

/** Page of a mini tool for visitors with its link: its fields, its prompt, and for teachers the link to fill it in. */
export default function PublicPage({ item: { id, title, description, language } }: PublicPageProps) {
  const lang = contentLanguage({ language });
  const { t } = useTranslation('tools/mini_tools/public');
  const { t: page } = useTranslation('platform/page');
  const { isTeacher, accessToken, publicToken } = useSession();
  const [item, setItem] = useState<MiniToolItem>();
  const [failed, setFailed] = useState(false);
  const look = useCallback(() => {
    setFailed(false);
    api.miniTools.get({ id }).then(setItem, () => setFailed(true));
  }, [id]);
  useEffect(look, [look]);
  const key = publicToken ? `?public_token=${publicToken}` : accessToken ? `?token=${accessToken}` : '';
  const waiting = <RollingMarble label={page('loading')} colour="pflaume" quiet />;
  return (
    <PlainPage homeHref="/" homeLabel={page('home')} skipLabel={page('skip')}>
      <div className={classes.page}>
        <div className={classes.head}>
          <h1 tabIndex={-1} lang={lang}>
            {title}
          </h1>
          {isTeacher && (
            <a className={classes.use} href={`${TOOLS.mini_tools.route}/${id}${key}`}>
              {t('use')}
            </a>
          )}
        </div>
        {description !== '' && <p lang={lang}>{description}</p>}
        <p className={classes.hint}>{t(isTeacher ? 'yourLimit' : 'forTeachers')}</p>
        {failed ? (
          <p role="alert">
            {t('failed')}{' '}
            <button type="button" onClick={look}>
              {t('again')}
            </button>
          </p>
        ) : item ? (
          <MiniToolPreview item={item} waiting={waiting} />
        ) : (
          waiting
        )}
      </div>
    </PlainPage>
  );
}
