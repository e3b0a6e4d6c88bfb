import type { AiProviderEntry } from '@murmel/contracts';
import { useTranslation } from '../../../platform/i18n/use-translation';
import classes from './providers.module.css';

/** Lists what each tool used today of a provider, and what that costs about. */
export function UsesOfDay({ uses }: { uses: AiProviderEntry['uses'] }) {
  const { t, i18n } = useTranslation('ai/providers');
  if (uses.length === 0) return null;
  const money = new Intl.NumberFormat(i18n.language, { style: 'currency', currency: 'EUR', maximumFractionDigits: 4 });
  return (
    <section className={classes.uses}>
      <h3>{t('uses.title')}</h3>
      <ul>
        {uses.map(({ use, runs, euros }) => (
          <li key={use}>
            {t(`uses.${use}`)}
            <span className={classes.where}>
              {' · '}
              {t('uses.runs', { count: runs })} · {euros === null ? t('uses.noPrice') : t('uses.cost', { euros: money.format(euros) })}
            </span>
          </li>
        ))}
      </ul>
      {uses.some(({ euros }) => euros !== null) && <p className={classes.where}>{t('uses.about')}</p>}
    </section>
  );
}
