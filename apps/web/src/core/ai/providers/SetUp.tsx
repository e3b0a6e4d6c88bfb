import { useTranslation } from '../../../platform/i18n/use-translation';
import { CopyButton } from '../../../ui/forms/CopyButton';
import classes from './providers.module.css';

const STEPS = ['choose', 'write', 'check'] as const;
/** Example of a model on a school's own server; docs/operations.md explains the rest. */
const LINES = `AI_PROVIDERS='[{"id":"house","name":"Schulserver","baseUrl":"http://localhost:11434/v1","location":{"level":"house","place":"Unsere Schule"},"models":[{"id":"gemma3","name":"Gemma 3","contextWindow":32000,"maxTokens":4096,"open":true}]}]'`;

/** Instructions for an admin where no provider is configured yet. */
export function SetUp() {
  const { t } = useTranslation('ai/providers');
  return (
    <section className={classes.setUp} aria-labelledby="set-up">
      <h2 id="set-up" className={classes.name}>
        {t('setUp.title')}
      </h2>
      <ol className={classes.steps}>
        {STEPS.map((step) => (
          <li key={step}>
            <strong>{t(`setUp.${step}.title`)}</strong>
            <p>{t(`setUp.${step}.text`)}</p>
            {step === 'write' && (
              <div className={classes.lines}>
                <code>{LINES}</code>
                <CopyButton text={LINES} label={t('setUp.copy')} copiedLabel={t('setUp.copied')} />
              </div>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
