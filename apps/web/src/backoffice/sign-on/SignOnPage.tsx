import type { AdministeredProvider } from '@murmel/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadState } from '../../core/page/LoadState';
import { orpc } from '../../platform/api/queries';
import { useTranslation } from '../../platform/i18n/use-translation';
import { PageHeader } from '../../ui/layout/PageHeader';
import { Notice } from '../../ui/status/Notice';
import { SkeletonGrid } from '../../ui/status/SkeletonGrid';
import classes from '../lists.module.css';
import { AddSchoolDialog } from './AddSchoolDialog';
import { ProviderCard } from './ProviderCard';
import { RemoveSchoolDialog } from './RemoveSchoolDialog';
import { SetUp } from './SetUp';
import signOn from './sign-on.module.css';

type NamingSchool = AdministeredProvider['schools'][number];
type Opened =
  | { dialog: 'add'; provider: AdministeredProvider }
  | { dialog: 'remove'; provider: AdministeredProvider; school: NamingSchool };

/** Providers of school accounts that the operator wrote down: if they answer, what they are told, and which schools name them. */
export default function SignOnPage() {
  const { t } = useTranslation('backoffice/sign-on');
  const { t: shell } = useTranslation('shell');
  const query = useQuery(orpc.backofficeSignOn.read.queryOptions());
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <LoadState query={query} skeleton={<SkeletonGrid label={shell('loading')} shape="lines" count={4} />}>
        {({ passwordSignIn, providers }) => (
          <div className={classes.stack}>
            {providers.length > 0 && !passwordSignIn && <Notice title={t('passwordOff.title')}>{t('passwordOff.text')}</Notice>}
            {providers.length > 0 ? (
              <ul className={signOn.cards} aria-label={t('title')}>
                {providers.map((provider) => (
                  <ProviderCard
                    key={provider.id}
                    provider={provider}
                    onAdd={() => setOpened({ dialog: 'add', provider })}
                    onRemove={(school) => setOpened({ dialog: 'remove', provider, school })}
                  />
                ))}
              </ul>
            ) : (
              <SetUp />
            )}
          </div>
        )}
      </LoadState>
      {opened?.dialog === 'add' && <AddSchoolDialog provider={opened.provider} onClose={close} />}
      {opened?.dialog === 'remove' && <RemoveSchoolDialog provider={opened.provider} school={opened.school} onClose={close} />}
    </>
  );
}
