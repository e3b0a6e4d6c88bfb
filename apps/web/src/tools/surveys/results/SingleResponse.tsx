import { type Survey, type SurveyResponse, TOOLS } from '@murmel/contracts';
import { IconArrowLeft, IconChevronLeft, IconChevronRight, IconTrash } from '@tabler/icons-react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { RouterLink } from '../../../core/links/RouterLink';
import { LoadState } from '../../../core/page/LoadState';
import { api } from '../../../platform/api/client';
import { orpc } from '../../../platform/api/queries';
import { errorText } from '../../../platform/errors/error-text';
import { Button } from '../../../ui/forms/Button';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog';
import { IconButton } from '../../../ui/overlays/IconButton';
import { EmptyState } from '../../../ui/status/EmptyState';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import { toast } from '../../../ui/status/toast-queue';
import { useTexts } from '../texts';
import { ResponseCard } from './ResponseCard';
import classes from './results.module.css';

interface SingleResponseProps {
  survey: Survey;
  /** from the address, counts from 1 */
  page: string;
  /** number of responses so far: a change reloads the page */
  total: number | undefined;
}

/** The responses one by one, each at its own address. */
export default function SingleResponse({ survey, page: wanted, total: known }: SingleResponseProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const page = Math.max(1, Math.trunc(Number(wanted)) || 1);
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const query = useQuery({
    ...orpc.surveys.responses.queryOptions({ input: { id: survey.id, page, limit: 1 } }),
    placeholderData: keepPreviousData,
  });
  const { refetch } = query;
  useEffect(() => void refetch(), [refetch, known]);
  const all = `${TOOLS.surveys.route}/${survey.id}/responses`;
  const go = (to: number) => void navigate(`${all}/${to}`);
  const remove = async (response: SurveyResponse, total: number) => {
    setBusy(true);
    try {
      await api.surveys.removeResponse({ id: response.id });
      await queryClient.invalidateQueries({ queryKey: orpc.surveys.responses.key() });
      toast({ tone: 'success', text: t('responses.removed', { number: response.number }) });
      setAsked(false);
      if (total <= 1) void navigate(all);
      else if (page > total - 1) go(total - 1);
    } catch (error) {
      toast({ tone: 'alert', text: errorText(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={classes.single}>
      <RouterLink href={all} className={classes.back}>
        <IconArrowLeft size={18} stroke={1.9} aria-hidden /> {t('responses.toAll')}
      </RouterLink>
      <LoadState page query={query} skeleton={<SkeletonGrid shape="lines" count={6} label={t('loading')} />}>
        {({ entries, total }) => {
          const response = entries[0] as SurveyResponse | undefined;
          if (!response) return <EmptyState title={t('responses.gone')} text={t('responses.goneText', { count: total })} />;
          return (
            <>
              <nav className={classes.pager} aria-label={t('responses.pager')}>
                <IconButton
                  variant="outline"
                  size={44}
                  icon={IconChevronLeft}
                  label={t('responses.previous')}
                  disabled={page <= 1}
                  onClick={() => go(page - 1)}
                />
                <span aria-live="polite">{t('responses.position', { page, total })}</span>
                <IconButton
                  variant="outline"
                  size={44}
                  icon={IconChevronRight}
                  label={t('responses.next')}
                  disabled={page >= total}
                  onClick={() => go(page + 1)}
                />
                <Button
                  variant="subtle"
                  color="koralle"
                  leftSection={<IconTrash size={20} stroke={1.9} aria-hidden />}
                  onClick={() => setAsked(true)}
                >
                  {t('responses.remove')}
                </Button>
              </nav>
              <ResponseCard survey={survey} response={response} level={2} />
              <ConfirmDialog
                opened={asked}
                title={t('responses.ask.title', { number: response.number })}
                confirmLabel={t('responses.ask.confirm')}
                cancelLabel={t('cancel')}
                busy={busy}
                onConfirm={() => void remove(response, total)}
                onCancel={() => setAsked(false)}
              >
                <p>{t('responses.ask.text', { count: response.answers.length })}</p>
              </ConfirmDialog>
            </>
          );
        }}
      </LoadState>
    </div>
  );
}
