import type { ReactNode } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { SkipLink } from '../../../ui/layout/SkipLink';
import classes from './look.module.css';

/** Content of a look below the gallery's bar, without a header of its own. */
export function LookMain({ wide, children }: { wide?: boolean | undefined; children: ReactNode }) {
  const { t } = useTranslation('platform/page');
  return (
    <>
      <SkipLink label={t('skip')} />
      <main id="main" tabIndex={-1} className={classes.main} data-wide={wide || undefined}>
        {children}
      </main>
    </>
  );
}
