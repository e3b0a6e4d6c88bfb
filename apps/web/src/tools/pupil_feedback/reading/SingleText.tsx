import { type FeedbackAssignmentItem, type PupilText, type TextOverview } from '@murmel/contracts';
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
import { feedbackTypeOf, responsesPath, textPath } from '../paths';
import { useTexts } from '../texts';
import classes from './reading.module.css';
import { TextPage } from './TextPage';

interface SingleTextProps {
  item: FeedbackAssignmentItem;
  /** from the address, counts from 1 */
  page: string;
  type: string | undefined;
  overview: TextOverview | undefined;
}

/** The texts one by one, each at its own address. */
export default function SingleText({ item, page: wanted, type, overview }: SingleTextProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const page = Math.max(1, Math.trunc(Number(wanted)) || 1);
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const query = useQuery({
    ...orpc.pupilFeedback.responses.queryOptions({ input: { id: item.id, page, limit: 1 } }),
    placeholderData: keepPreviousData,
  });
  const { refetch } = query;
  const row = overview?.rows[page - 1];
  const known = row && `${row.id} ${row.versions} ${row.stage} ${row.hintsWaiting}`;
  useEffect(() => void refetch(), [refetch, known]);
  const all = responsesPath(item.id);
  const shown = feedbackTypeOf(type);
  const go = (to: number) => void navigate(textPath(item.id, to, type === undefined ? undefined : shown));
  const remove = async (text: PupilText, total: number) => {
    setBusy(true);
    try {
      await api.pupilFeedback.removeResponse({ id: text.id });
      await queryClient.invalidateQueries({ queryKey: orpc.pupilFeedback.responses.key() });
      toast({ tone: 'success', text: t('text.removed', { name: text.name }) });
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
    <LoadState page query={query} skeleton={<SkeletonGrid shape="lines" count={6} label={t('loading')} />}>
      {({ entries, total }) => {
        const text = entries[0];
        if (!text)
          return (
            <EmptyState
              title={t('text.gone')}
              text={t('text.goneText', { count: total })}
              actions={
                <Button component={RouterLink} href={all} variant="default">
                  {t('text.toAll')}
                </Button>
              }
            />
          );
        return (
          <>
            <nav className={classes.pager} aria-label={t('text.pager')}>
              <RouterLink href={all} className={classes.back}>
                <IconArrowLeft size={18} stroke={1.9} aria-hidden /> {t('text.toAll')}
              </RouterLink>
              <IconButton
                variant="outline"
                size={44}
                icon={IconChevronLeft}
                label={t('text.previous')}
                disabled={page <= 1}
                onClick={() => go(page - 1)}
              />
              <span aria-live="polite">{t('text.position', { page, total })}</span>
              <IconButton
                variant="outline"
                size={44}
                icon={IconChevronRight}
                label={t('text.next')}
                disabled={page >= total}
                onClick={() => go(page + 1)}
              />
              <Button
                variant="subtle"
                color="koralle"
                leftSection={<IconTrash size={20} stroke={1.9} aria-hidden />}
                onClick={() => setAsked(true)}
              >
                {t('text.remove')}
              </Button>
            </nav>
            <TextPage key={text.id} item={item} text={text} type={shown} page={page} />
            <ConfirmDialog
              opened={asked}
              title={t('text.ask.title', { name: text.name })}
              confirmLabel={t('text.ask.confirm')}
              cancelLabel={t('cancel')}
              busy={busy}
              onConfirm={() => void remove(text, total)}
              onCancel={() => setAsked(false)}
            >
              <p>{t('text.ask.text')}</p>
            </ConfirmDialog>
          </>
        );
      }}
    </LoadState>
  );
}
