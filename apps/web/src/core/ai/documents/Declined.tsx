import { IconFileOff } from '@tabler/icons-react';
import { use } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { Notice } from '../../../ui/status/Notice';
import { type DeclinedProps, SourcePlaceContext } from '../chat/sources/source-place';

/** Card for an answer that is not in the document, with the way on. */
export function Declined({ questionId, children }: DeclinedProps) {
  const { t } = useTranslation('ai/documents');
  const { askWithout } = use(SourcePlaceContext) ?? {};
  return (
    <Notice
      icon={IconFileOff}
      title={t('declined.title')}
      actions={
        questionId !== null &&
        askWithout && (
          <Button size="sm" variant="default" onClick={() => askWithout(questionId)}>
            {t('declined.without')}
          </Button>
        )
      }
    >
      {children}
    </Notice>
  );
}
