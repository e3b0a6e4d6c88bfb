import { type CodeItem, contentLanguage, type Item } from '@murmel/contracts';
import { useCallback, useEffect, useState } from 'react';
import { api } from '../../../platform/api/client';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { lazyPart } from '../../../platform/page/lazy-part';
import { RollingMarble } from '../../../ui/marbles/RollingMarble';
import { CodeContent } from './CodeContent';
import classes from './public.module.css';

/** Words are there first: a phone that shows the code cannot scan it. */
const ShownCode = lazyPart(() => import('./ShownCode'), 'now');

interface PublicCodeProps {
  item: Item;
  /** called when the server denied access meanwhile */
  reload: () => void;
}

/** The code and what it holds. */
export function PublicCode({ item, reload }: PublicCodeProps) {
  const { t } = useTranslation('tools/qrcodes/public');
  const { t: page } = useTranslation('platform/page');
  const [code, setCode] = useState<CodeItem['code']>();
  const [failed, setFailed] = useState(false);
  const look = useCallback(() => {
    setFailed(false);
    api.qrcodes.get({ id: item.id }).then(
      (found) => setCode(found.code),
      () => setFailed(true),
    );
  }, [item.id]);
  useEffect(look, [look]);
  return (
    <div className={classes.column}>
      <h1 tabIndex={-1} className={classes.title} lang={contentLanguage(item)}>
        {item.title}
      </h1>
      {code?.state === 'ready' && (
        <>
          <ShownCode code={code} waiting={<div className={classes.place} aria-hidden />} />
          <CodeContent code={code} />
        </>
      )}
      {code && code.state !== 'ready' && <p className={classes.text}>{t(`none.${code.state}`)}</p>}
      {!code && !failed && <RollingMarble label={page('loading')} quiet />}
      {failed && (
        <p role="alert" className={classes.text}>
          {t('failed')}{' '}
          <button type="button" className={classes.plain} onClick={reload}>
            {t('again')}
          </button>
        </p>
      )}
    </div>
  );
}
