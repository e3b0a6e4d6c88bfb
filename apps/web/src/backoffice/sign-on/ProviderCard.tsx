import type { AdministeredProvider } from '@murmel/contracts';
import { IconPlus } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { orpc } from '../../platform/api/queries';
import { errorText } from '../../platform/errors/error-text';
import { momentText } from '../../platform/i18n/moments';
import { useTranslation } from '../../platform/i18n/use-translation';
import { Button } from '../../ui/forms/Button';
import { CopyButton } from '../../ui/forms/CopyButton';
import { Notice } from '../../ui/status/Notice';
import lists from '../lists.module.css';
import { Checks } from './Checks';
import classes from './sign-on.module.css';

type NamingSchool = AdministeredProvider['schools'][number];

interface ProviderCardProps {
  provider: AdministeredProvider;
  onAdd: () => void;
  onRemove: (school: NamingSchool) => void;
}

/** Card of one provider: its test, the addresses it is told, who becomes a teacher, and the schools that name it. */
export function ProviderCard({ provider, onAdd, onRemove }: ProviderCardProps) {
  const { t, i18n } = useTranslation('backoffice/sign-on');
  const heading = useId();
  const test = useMutation(orpc.backofficeSignOn.test.mutationOptions());
  const { id, name, issuer, clientId, redirectUri, logoutUri, teachers, newAccounts, accounts, usedAt } = provider;
  const day = (moment: string) => momentText(new Date(moment), i18n.language, { dateStyle: 'medium' });
  return (
    <li className={classes.card}>
      <section className={classes.part} aria-labelledby={heading}>
        <div className={classes.head}>
          <div className={lists.words}>
            <h2 id={heading} className={classes.name}>
              {name}
            </h2>
            <span className={lists.detail}>
              {t('accounts', { count: accounts })} · {usedAt === null ? t('neverUsed') : t('usedAt', { day: day(usedAt) })}
            </span>
          </div>
          <Button
            variant="default"
            loading={test.isPending}
            aria-label={t('testOne', { name })}
            onClick={() => test.mutate({ providerId: id })}
          >
            {t('test')}
          </Button>
        </div>
        <div aria-live="polite">
          {test.isError && <Notice tone="alert">{errorText(test.error)}</Notice>}
          {test.isSuccess && <Checks name={name} checks={test.data.checks} />}
        </div>
        <dl className={classes.facts}>
          <dt>{t('issuer')}</dt>
          <dd>{issuer}</dd>
          <dt>{t('clientId')}</dt>
          <dd>{clientId}</dd>
          <dt>{t('teachers')}</dt>
          <dd>{teachers ? t('teachersBy', { claim: teachers.claim, values: teachers.values.join(', ') }) : t('teachersAll')}</dd>
          <dt>{t('newAccounts')}</dt>
          <dd>{t(newAccounts ? 'newAccountsOn' : 'newAccountsOff')}</dd>
        </dl>
        <h3 className={classes.sub}>{t('tell')}</h3>
        <Address label={t('redirectUri')} address={redirectUri} />
        <Address label={t('logoutUri')} address={logoutUri} />
        <Schools provider={provider} onAdd={onAdd} onRemove={onRemove} />
      </section>
    </li>
  );
}

function Address({ label, address }: { label: string; address: string }) {
  const { t } = useTranslation('backoffice/sign-on');
  return (
    <div className={classes.address}>
      <span className={lists.words}>
        <span className={lists.detail}>{label}</span>
        <code>{address}</code>
      </span>
      <CopyButton text={address} label={t('copy')} of={label} copiedLabel={t('copied')} variant="default" />
    </div>
  );
}

function Schools({ provider: { name, schools, schoolClaim }, onAdd, onRemove }: ProviderCardProps) {
  const { t } = useTranslation('backoffice/sign-on');
  return (
    <>
      <h3 className={classes.sub}>{t('schools', { count: schools.length })}</h3>
      <p className={lists.hint}>{schoolClaim === null ? t('schoolsAlone') : t('schoolsBy', { claim: schoolClaim })}</p>
      {schools.length > 0 && (
        <ul className={lists.list}>
          {schools.map((school) => (
            <li key={school.schoolId} className={classes.school}>
              <span className={lists.words}>
                <span className={lists.name}>{school.name}</span>
                {school.value !== '' && <span className={lists.detail}>{school.value}</span>}
              </span>
              <Button size="sm" variant="default" aria-label={t('removeOne', { school: school.name })} onClick={() => onRemove(school)}>
                {t('remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button
          variant="light"
          leftSection={<IconPlus size={20} stroke={1.9} aria-hidden />}
          aria-label={t('addTo', { name })}
          onClick={onAdd}
        >
          {t('add')}
        </Button>
      </div>
    </>
  );
}
