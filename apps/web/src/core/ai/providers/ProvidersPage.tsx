import type { AiCheck, AiProviderEntry } from '@murmel/contracts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../platform/api/client';
import { orpc } from '../../../platform/api/queries';
import { errorText } from '../../../platform/errors/error-text';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import { toast } from '../../../ui/status/toast-queue';
import { LoadState } from '../../page/LoadState';
import { McpServers } from './McpServers';
import { ProviderCard } from './ProviderCard';
import classes from './providers.module.css';
import { SetUp } from './SetUp';

type Checks = Readonly<Record<string, readonly AiCheck[]>>;

/** The providers of models that the operator wrote down, and whether they answer. For admins of the installation. */
export default function ProvidersPage() {
  const { t } = useTranslation('ai/providers');
  const query = useQuery(orpc.ai.providers.queryOptions());
  const [checks, setChecks] = useState<Checks>({});
  const check = useMutation({
    mutationFn: (provider: string) => api.ai.check({ provider }),
    onSuccess: (found, provider) => setChecks((before) => ({ ...before, [provider]: found })),
    onError: (error) => toast({ id: 'ai-check', tone: 'alert', text: errorText(error) }),
  });
  const checkAll = async (providers: readonly AiProviderEntry[]) => {
    for (const { id } of providers) await check.mutateAsync(id).catch(() => undefined);
  };
  const providers = query.data ?? [];
  return (
    <>
      <PageHeader
        title={t('title')}
        text={t('text')}
        actions={
          providers.length > 1 && (
            <Button variant="default" loading={check.isPending} onClick={() => void checkAll(providers)}>
              {t('checkAll')}
            </Button>
          )
        }
      />
      <LoadState query={query} skeleton={<SkeletonGrid label={t('loading')} count={3} shape="lines" />}>
        {(all) =>
          all.length > 0 ? (
            <ul className={classes.providers} aria-label={t('title')}>
              {all.map((provider) => (
                <ProviderCard
                  key={provider.id}
                  provider={provider}
                  checks={checks[provider.id]}
                  asking={check.isPending && check.variables === provider.id}
                  onCheck={() => check.mutate(provider.id)}
                />
              ))}
            </ul>
          ) : (
            <SetUp />
          )
        }
      </LoadState>
      <McpServers />
    </>
  );
}
