import type { DocumentQa } from '@murmel/contracts';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Notice } from '../../../ui/status/Notice';
import { ButtonLink } from '../../links/ButtonLink';
import classes from './documents.module.css';
import { DOCUMENTS_PATH } from './paths';

/** Shows how far a document is read, or why it cannot be. */
export function DocumentState({ document: { state, failure, pages, pagesRead } }: { document: DocumentQa }) {
  const { t } = useTranslation('ai/documents');
  if (state === 'failed')
    return (
      <div className={classes.state}>
        <Notice
          tone="alert"
          announce
          title={t(`failures.${failure ?? 'broken'}.title`)}
          actions={<ButtonLink href={DOCUMENTS_PATH}>{t('choose')}</ButtonLink>}
        >
          {t(`failures.${failure ?? 'broken'}.text`)} {t('failures.free')}
        </Notice>
      </div>
    );
  return (
    <div className={classes.state}>
      <h2>{t('waiting.title')}</h2>
      <p>{t('waiting.text')}</p>
      <progress
        className={classes.progress}
        max={pages ?? 1}
        {...(pages !== null && { value: pagesRead })}
        aria-label={t('waiting.title')}
      />
    </div>
  );
}
