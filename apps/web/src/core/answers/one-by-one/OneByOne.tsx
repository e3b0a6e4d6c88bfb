import { IconArrowLeft, IconChevronLeft, IconChevronRight, IconTrash } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { errorText } from '../../../platform/errors/error-text';
import { Button } from '../../../ui/forms/Button';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog';
import { IconButton } from '../../../ui/overlays/IconButton';
import { EmptyState } from '../../../ui/status/EmptyState';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import { toast } from '../../../ui/status/toast-queue';
import { RouterLink } from '../../links/RouterLink';
import { LoadState } from '../../page/LoadState';
import classes from './pager.module.css';

interface OneByOneProps<Response> {
  /** the one response of a page, and how many there are */
  query: UseQueryResult<{ entries: Response[]; total: number }>;
  /** counts from 1 */
  page: number;
  /** address of all, and of one by its place */
  all: string;
  pathOf: (page: number) => string;
  texts: {
    loading: string;
    toAll: string;
    pager: string;
    previous: string;
    next: string;
    cancel: string;
    remove: string;
    position: (total: number) => string;
    gone: string;
    goneText: (total: number) => string;
  };
  /** question before a response is removed, and what removes it */
  removing: {
    texts: (response: Response) => { title: string; confirm: string; text: string; done: string };
    remove: (response: Response) => Promise<unknown>;
  };
  children: (response: Response) => ReactNode;
}

/** Shows the responses to an item one by one, each at its own address, with the way to remove it. */
export function OneByOne<Response>({ query, page, all, pathOf, texts, removing, children }: OneByOneProps<Response>) {
  const navigate = useNavigate();
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const go = (to: number) => void navigate(pathOf(to));
  const remove = async (response: Response, total: number) => {
    setBusy(true);
    try {
      await removing.remove(response);
      toast({ tone: 'success', text: removing.texts(response).done });
      setAsked(false);
      if (total <= 1) void navigate(all);
      else if (page > total - 1) go(total - 1);
    } catch (error) {
      toast({ tone: 'alert', text: errorText(error) });
    } finally {
      setBusy(false);
    }
  };
  const back = (
    <RouterLink href={all} className={classes.back}>
      <IconArrowLeft size={18} stroke={1.9} aria-hidden /> {texts.toAll}
    </RouterLink>
  );
  return (
    <LoadState page query={query} skeleton={<SkeletonGrid shape="lines" count={6} label={texts.loading} />}>
      {({ entries, total }) => {
        const response = entries[0];
        if (response === undefined) {
          return (
            <>
              {back}
              <EmptyState title={texts.gone} text={texts.goneText(total)} />
            </>
          );
        }
        const ask = removing.texts(response);
        return (
          <>
            <nav className={classes.pager} aria-label={texts.pager}>
              {back}
              <IconButton
                variant="outline"
                size={44}
                icon={IconChevronLeft}
                label={texts.previous}
                disabled={page <= 1}
                onClick={() => go(page - 1)}
              />
              <span aria-live="polite">{texts.position(total)}</span>
              <IconButton
                variant="outline"
                size={44}
                icon={IconChevronRight}
                label={texts.next}
                disabled={page >= total}
                onClick={() => go(page + 1)}
              />
              <Button
                variant="subtle"
                color="koralle"
                leftSection={<IconTrash size={20} stroke={1.9} aria-hidden />}
                onClick={() => setAsked(true)}
              >
                {texts.remove}
              </Button>
            </nav>
            {children(response)}
            <ConfirmDialog
              opened={asked}
              title={ask.title}
              confirmLabel={ask.confirm}
              cancelLabel={texts.cancel}
              busy={busy}
              onConfirm={() => void remove(response, total)}
              onCancel={() => setAsked(false)}
            >
              <p>{ask.text}</p>
            </ConfirmDialog>
          </>
        );
      }}
    </LoadState>
  );
}
