import { type AiCheck, type AiProviderEntry, isTrialModel } from '@murmel/contracts';
import { IconAlertTriangle, IconCircleCheck, IconTestPipe } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { Badge } from '../../../ui/status/Badge';
import { Notice } from '../../../ui/status/Notice';
import classes from './providers.module.css';
import { UsesOfDay } from './UsesOfDay';

interface ProviderCardProps {
  provider: AiProviderEntry;
  /** result of checking its models; undefined: not checked yet */
  checks: readonly AiCheck[] | undefined;
  asking: boolean;
  onCheck: () => void;
}

/** Card of one provider with its models and the result of checking each. */
export function ProviderCard({ provider, checks, asking, onCheck }: ProviderCardProps) {
  const { t, i18n } = useTranslation('ai/providers');
  const seconds = (ms: number): string => new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 }).format(ms / 1000);
  return (
    <li className={classes.provider}>
      <div className={classes.head}>
        <div>
          <h2 className={classes.name}>{provider.name}</h2>
          <p className={classes.where}>{t('where', { host: provider.host, place: provider.location.place })}</p>
        </div>
        {provider.models.length > 0 && (
          <Button variant="default" loading={asking} aria-label={t('checkOne', { name: provider.name })} onClick={onCheck}>
            {t('check')}
          </Button>
        )}
      </div>
      {[...provider.models, ...provider.imageModels].some(({ id }) => isTrialModel(id)) && (
        <Notice icon={IconTestPipe} title={t('trial.name')}>
          {t('trial.text')}
        </Notice>
      )}
      <ul className={classes.models} aria-live="polite">
        {provider.models.map(({ id, name, teachersOnly, today }) => {
          const found = checks?.find(({ model }) => model === id);
          return (
            <li key={id} className={classes.model}>
              <span>
                <strong>{name}</strong>
                {teachersOnly && <span className={classes.where}> · {t('teachersOnly')}</span>}
                <span className={classes.where}>
                  {' · '}
                  {t('today', { count: today.runs })}
                  {today.failed > 0 && `, ${t('todayFailed', { count: today.failed })}`}
                </span>
              </span>
              {found && (
                <span className={classes.found}>
                  {found.failure ? (
                    <>
                      <Badge tone="notice" icon={IconAlertTriangle}>
                        {t('fails')}
                      </Badge>
                      {t(`failures.${found.failure}`)}
                    </>
                  ) : (
                    <>
                      <Badge tone="good" icon={IconCircleCheck}>
                        {t('answers')}
                      </Badge>
                      {found.firstWordMs === null
                        ? t('noWord')
                        : t('firstWord', { seconds: seconds(found.firstWordMs), words: found.words })}
                    </>
                  )}
                </span>
              )}
            </li>
          );
        })}
        {provider.imageModels.map(({ id, name, today }) => (
          <li key={id} className={classes.model}>
            <span>
              <strong>{name}</strong>
              <span className={classes.where}>
                {' · '}
                {t('pictures', { count: today.runs })}
                {today.failed > 0 && `, ${t('todayFailed', { count: today.failed })}`}
              </span>
            </span>
          </li>
        ))}
        {provider.embeddingModels.map(({ id, name, used }) => (
          <li key={id} className={classes.model}>
            <span>
              <strong>{name}</strong>
              <span className={classes.where}> · {t(used ? 'finds' : 'findsNot')}</span>
            </span>
          </li>
        ))}
      </ul>
      <UsesOfDay uses={provider.uses} />
    </li>
  );
}
