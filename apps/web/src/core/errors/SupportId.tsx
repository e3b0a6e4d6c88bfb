import { useTranslation } from '../../platform/i18n/use-translation';
import { CopyButton } from '../../ui/forms/CopyButton';
import classes from './SupportId.module.css';

/** Names the id by which support finds in the server's log what failed here. */
export function SupportId({ id }: { id: string }) {
  const { t } = useTranslation('platform/errors');
  return (
    <p className={classes.support}>
      <span>
        {t('SUPPORT_ID')} <code className={classes.id}>{id}</code>
      </span>
      <CopyButton variant="default" text={id} label={t('SUPPORT_COPY')} copiedLabel={t('SUPPORT_COPIED')} of={id} />
    </p>
  );
}
