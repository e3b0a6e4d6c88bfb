import { useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { CopyButton } from '../../ui/forms/CopyButton';
import { PillTabs } from '../../ui/forms/PillTabs';
import { toast } from '../../ui/status/toast-queue';
import { EXAMPLES, PLATFORM_KINDS, type PlatformKind } from './examples';
import classes from './lti.module.css';

const STEPS = ['register', 'write', 'test'] as const;

/** How an admin makes a learning platform known, with a line to copy. @param first none is known yet */
export function SetUp({ first }: { first: boolean }) {
  const { t } = useTranslation('backoffice/lti');
  const [kind, setKind] = useState<PlatformKind>('moodle');
  return (
    <section className={classes.card} aria-labelledby="set-up">
      <h2 id="set-up" className={classes.name}>
        {t(first ? 'setUp.first' : 'setUp.more')}
      </h2>
      <div className={classes.kinds}>
        <PillTabs
          label={t('setUp.kind')}
          options={PLATFORM_KINDS.map((value) => ({ value, label: t(`setUp.kinds.${value}`) }))}
          value={kind}
          onChange={setKind}
        />
      </div>
      <ol className={classes.steps}>
        {STEPS.map((step) => (
          <li key={step}>
            <strong>{t(`setUp.${step}.title`)}</strong>
            <p>{t(step === 'register' ? `setUp.register.${kind}` : `setUp.${step}.text`)}</p>
            {step === 'write' && (
              <div className={classes.lines}>
                <code>{EXAMPLES[kind]}</code>
                <CopyButton
                  text={EXAMPLES[kind]}
                  label={t('copy')}
                  copiedLabel={t('copied')}
                  onFailure={() => void toast({ tone: 'alert', text: t('copyFailed') })}
                />
              </div>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
