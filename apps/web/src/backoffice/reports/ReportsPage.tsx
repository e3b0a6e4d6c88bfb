import type { Reviewer } from '@murmel/contracts';
import { IconExternalLink, IconUserX } from '@tabler/icons-react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ButtonLink } from '../../core/links/ButtonLink';
import { LoadState } from '../../core/page/LoadState';
import { PageSwitch } from '../../core/page/PageSwitch';
import { useAction } from '../../core/page/use-action';
import { MailForm } from '../../core/people/MailForm';
import { api } from '../../platform/api/client';
import { orpc } from '../../platform/api/queries';
import { useTranslation } from '../../platform/i18n/use-translation';
import { useSession } from '../../platform/session/store';
import { PageHeader } from '../../ui/layout/PageHeader';
import { PersonMarble } from '../../ui/marbles/PersonMarble';
import { IconButton } from '../../ui/overlays/IconButton';
import { EmptyState } from '../../ui/status/EmptyState';
import { Notice } from '../../ui/status/Notice';
import { SkeletonGrid } from '../../ui/status/SkeletonGrid';
import { toast } from '../../ui/status/toast-queue';
import classes from './reports.module.css';

/** Reports on open material: how many wait, and the teachers who decide on them. */
export default function ReportsPage() {
  const { t } = useTranslation('backoffice/reports');
  const { isReviewer } = useSession();
  const overview = useQuery(orpc.installation.overview.queryOptions());
  const waiting = overview.data?.reportsWaiting;
  return (
    <>
      <PageHeader
        title={t('title')}
        text={t('text')}
        actions={
          isReviewer && (
            <ButtonLink href="/reviews" fullLoad leftSection={<IconExternalLink size={20} stroke={1.9} aria-hidden />}>
              {t('decide')}
            </ButtonLink>
          )
        }
      />
      <div className={classes.page}>
        {waiting !== undefined && (
          <Notice tone={waiting > 0 ? 'notice' : 'good'} title={t('waiting', { count: waiting })}>
            {t(isReviewer ? 'yours' : 'notYours')}
          </Notice>
        )}
        <Reviewers />
      </div>
    </>
  );
}

/** Teachers who review, with the form to appoint another one. */
function Reviewers() {
  const { t } = useTranslation('backoffice/reports');
  const [page, setPage] = useState(1);
  const queryClient = useQueryClient();
  const list = useQuery({ ...orpc.reviewers.list.queryOptions({ input: { page } }), placeholderData: keepPreviousData });
  const { run, busy } = useAction<'remove'>({ texts: 'backoffice/reports', after: () => queryClient.invalidateQueries() });
  const appoint = async (email: string) => {
    const { name } = await api.reviewers.set({ email, reviewer: true });
    toast({ tone: 'success', text: t('done.add', { name }) });
    void queryClient.invalidateQueries();
  };
  return (
    <section className={classes.card} aria-labelledby="reviewers">
      <h2 id="reviewers" className={classes.head}>
        {t('reviewers')}
      </h2>
      <MailForm label={t('add.email')} description={t('add.hint')} sendLabel={t('add.send')} invalid={t('add.invalid')} send={appoint} />
      <LoadState query={list} skeleton={<SkeletonGrid label={t('loading')} count={3} shape="lines" />}>
        {({ entries, total, limit }) =>
          total === 0 ? (
            <EmptyState title={t('empty.title')} text={t('empty.text')} />
          ) : (
            <>
              <ul className={classes.people}>
                {entries.map((reviewer) => (
                  <Person
                    key={reviewer.id}
                    reviewer={reviewer}
                    busy={busy === 'remove'}
                    onRemove={() =>
                      void run('remove', () => api.reviewers.set({ email: reviewer.email, reviewer: false }), { name: reviewer.name })
                    }
                  />
                ))}
              </ul>
              <PageSwitch page={page} limit={limit} total={total} onChange={setPage} />
            </>
          )
        }
      </LoadState>
    </section>
  );
}

interface PersonProps {
  reviewer: Reviewer;
  busy: boolean;
  onRemove: () => void;
}

function Person({ reviewer: { id, name, email }, busy, onRemove }: PersonProps) {
  const { t } = useTranslation('backoffice/reports');
  return (
    <li>
      <PersonMarble id={id} name={name} size={38} />
      <span className={classes.words}>
        <strong>{name}</strong>
        <span className={classes.more}>{email}</span>
      </span>
      <IconButton variant="outline" label={t('remove', { name })} icon={IconUserX} busy={busy} onClick={onRemove} />
    </li>
  );
}
