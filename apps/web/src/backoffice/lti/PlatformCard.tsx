import type { AdministeredPlatform } from '@murmel/contracts';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { sinceText } from '../../core/dates/dates';
import { useNow } from '../../core/dates/use-now';
import { orpc } from '../../platform/api/queries';
import { errorText } from '../../platform/errors/error-text';
import { useTranslation } from '../../platform/i18n/use-translation';
import { Button } from '../../ui/forms/Button';
import { Badge } from '../../ui/status/Badge';
import { toast } from '../../ui/status/toast-queue';
import classes from './lti.module.css';

/** Card of one learning platform: what is written down, how much it is used, and the result of asking it. */
export function PlatformCard({ platform }: { platform: AdministeredPlatform }) {
  const { t, i18n } = useTranslation('backoffice/lti');
  const now = useNow();
  const test = useMutation(
    orpc.backofficeLti.test.mutationOptions({
      onError: (error) => toast({ id: 'lti-test', tone: 'alert', text: errorText(error) }),
    }),
  );
  const { launchedAt } = platform;
  const facts = {
    issuer: platform.issuer,
    clientId: platform.clientId,
    deployments: platform.deployments.join(', '),
    authorizationUrl: platform.authorizationUrl,
    tokenUrl: platform.tokenUrl,
    keysUrl: platform.keysUrl,
  };
  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <div>
          <h2 className={classes.name}>{platform.name}</h2>
          <p className={classes.detail}>
            {[
              t('links', { count: platform.links }),
              t('learners', { count: platform.learners }),
              launchedAt === null ? t('neverLaunched') : t('launched', { when: sinceText(new Date(launchedAt), now, i18n.language) }),
            ].join(' · ')}
          </p>
        </div>
        <Button
          variant="default"
          loading={test.isPending}
          aria-label={t('testOne', { name: platform.name })}
          onClick={() => test.mutate({ platformId: platform.id })}
        >
          {t('test')}
        </Button>
      </div>
      {(platform.gradesWaiting > 0 || platform.gradesFailed > 0) && (
        <p className={classes.badges}>
          {platform.gradesWaiting > 0 && <Badge tone="notice">{t('gradesWaiting', { count: platform.gradesWaiting })}</Badge>}
          {platform.gradesFailed > 0 && (
            <Badge tone="live" icon={IconAlertTriangle}>
              {t('gradesFailed', { count: platform.gradesFailed })}
            </Badge>
          )}
        </p>
      )}
      <ul className={classes.checks} aria-live="polite" aria-label={t('checks')}>
        {test.data?.checks.map(({ check, passed, detail }) => (
          <li key={check} className={classes.check} data-passed={passed}>
            {passed ? <IconCircleCheck size={20} stroke={1.9} aria-hidden /> : <IconAlertTriangle size={20} stroke={1.9} aria-hidden />}
            <span>
              <strong>{t(`check.${check}.${passed ? 'passed' : 'failed'}`)}</strong> {!passed && t(`check.${check}.todo`)}
              {detail !== null && <span className={classes.detail}> {t('detail', { detail })}</span>}
            </span>
          </li>
        ))}
      </ul>
      <details className={classes.facts}>
        <summary>{t('facts.title')}</summary>
        <dl>
          {Object.entries(facts).map(([key, value]) => (
            <div key={key}>
              <dt>{t(`facts.${key}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
    </li>
  );
}
