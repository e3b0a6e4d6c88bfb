import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { LanguageLinks } from '../../platform/page/LanguageLinks';
import { PlainPage } from '../../ui/layout/PlainPage';

/** Mark, one thing in the middle, language at the foot. */
export function GateFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('platform/page');
  return (
    <PlainPage homeHref="/" homeLabel={t('home')} skipLabel={t('skip')} footer={<LanguageLinks />} centred>
      {children}
    </PlainPage>
  );
}
