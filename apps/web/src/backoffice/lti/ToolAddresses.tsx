import { useTranslation } from '../../platform/i18n/use-translation';
import { CopyButton } from '../../ui/forms/CopyButton';
import { toast } from '../../ui/status/toast-queue';
import classes from './lti.module.css';

interface ToolAddressesProps {
  tool: { loginUrl: string; launchUrl: string; keysUrl: string };
}

/** Addresses that a learning platform is told, each to copy. */
export function ToolAddresses({ tool }: ToolAddressesProps) {
  const { t } = useTranslation('backoffice/lti');
  return (
    <section className={classes.card} aria-labelledby="addresses">
      <h2 id="addresses" className={classes.name}>
        {t('addresses.title')}
      </h2>
      <p className={classes.detail}>{t('addresses.text')}</p>
      <dl className={classes.addresses}>
        {(['loginUrl', 'launchUrl', 'keysUrl'] as const).map((key) => (
          <div key={key} className={classes.address}>
            <dt>
              <strong>{t(`addresses.${key}.name`)}</strong>
              <span className={classes.detail}>{t(`addresses.${key}.called`)}</span>
            </dt>
            <dd>
              <code>{tool[key]}</code>
              <CopyButton
                text={tool[key]}
                label={t('copy')}
                copiedLabel={t('copied')}
                onFailure={() => void toast({ tone: 'alert', text: t('copyFailed') })}
              />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
