import type { SIGN_ON_CHECKS } from '@murmel/contracts';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n/use-translation';
import lists from '../lists.module.css';
import classes from './sign-on.module.css';

interface ChecksProps {
  /** of the provider */
  name: string;
  checks: readonly { check: (typeof SIGN_ON_CHECKS)[number]; passed: boolean; detail: string | null }[];
}

/** Findings of a test of a provider, a line each; one that failed says what to do. */
export function Checks({ name, checks }: ChecksProps) {
  const { t } = useTranslation('backoffice/sign-on');
  // Without an answer all lines fail: the first one says what to do.
  const first = checks.find(({ passed }) => !passed)?.check;
  const answers = first !== 'reached';
  return (
    <ul className={classes.checks} aria-label={t('checksOf', { name })}>
      {checks.map(({ check, passed, detail }) => (
        <li key={check} className={classes.check} data-passed={passed || undefined}>
          {passed ? <IconCircleCheck size={22} stroke={1.9} aria-hidden /> : <IconAlertTriangle size={22} stroke={1.9} aria-hidden />}
          <span className={lists.words}>
            <span>
              <strong>{t(`checks.${check}.name`)}</strong>
              <span className="visually-hidden"> {t(passed ? 'passed' : 'failed')}</span>
            </span>
            {!passed && (answers || check === first) && <span>{t(`checks.${check}.do`)}</span>}
            {detail !== null && <span className={lists.detail}>{t('detail', { detail })}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
