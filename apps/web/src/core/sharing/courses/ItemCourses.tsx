import type { Item, LtiLinkEntry } from '@murmel/contracts';
import { IconSchool, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { orpc } from '../../../platform/api/queries';
import { errorText } from '../../../platform/errors/error-text';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog';
import { IconButton } from '../../../ui/overlays/IconButton';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import { toast } from '../../../ui/status/toast-queue';
import { dayText, relativeTime } from '../../dates/dates';
import { useNow } from '../../dates/use-now';
import { LoadState } from '../../page/LoadState';
import classes from './courses.module.css';

/** Courses of learning platforms that hold the item; each can be taken out of there. */
export default function ItemCourses({ item: { id } }: { item: Pick<Item, 'id'> }) {
  const { t } = useTranslation('sharing/courses');
  const links = useQuery(orpc.lti.links.queryOptions({ input: { id } }));
  const [asked, setAsked] = useState<LtiLinkEntry>();
  return (
    <section className={classes.courses} aria-labelledby="courses">
      <h3 id="courses" className={classes.title}>
        {t('title')}
      </h3>
      <LoadState query={links} failed={t('loadFailed')} skeleton={<SkeletonGrid label={t('loading')} shape="lines" count={1} />}>
        {(all) =>
          all.length === 0 ? (
            <p className={classes.hint}>{t('none')}</p>
          ) : (
            <ul className={classes.list} aria-label={t('title')}>
              {all.map((link) => (
                <Course key={link.id} link={link} onRemove={() => setAsked(link)} />
              ))}
            </ul>
          )
        }
      </LoadState>
      {asked && <RemoveLink itemId={id} link={asked} onClose={() => setAsked(undefined)} />}
    </section>
  );
}

function Course({ link: { platform, createdAt, launchedAt, learners }, onRemove }: { link: LtiLinkEntry; onRemove: () => void }) {
  const { t, i18n } = useTranslation('sharing/courses');
  const { t: items } = useTranslation('items');
  const now = useNow();
  const since = t('since', { date: dayText(new Date(createdAt), now, i18n.language) });
  const ago = launchedAt === null ? undefined : relativeTime(launchedAt, now, i18n.language);
  return (
    <li className={classes.course}>
      <IconSchool size={22} stroke={1.9} className={classes.icon ?? ''} aria-hidden />
      <span className={classes.words}>
        <strong>{platform}</strong>
        <span className={classes.detail}>
          {since} · {t('learners', { count: learners })} ·{' '}
          {ago ? t('opened', { when: items(`when.${ago.key}`, { ...ago.values }) }) : t('neverOpened')}
        </span>
      </span>
      <IconButton icon={IconTrash} label={t('remove', { platform })} tipAlign="end" onClick={onRemove} />
    </li>
  );
}

function RemoveLink({ itemId, link, onClose }: { itemId: string; link: LtiLinkEntry; onClose: () => void }) {
  const { t } = useTranslation('sharing/courses');
  const { t: sharing } = useTranslation('sharing');
  const queryClient = useQueryClient();
  const { platform, learners } = link;
  const remove = useMutation(
    orpc.lti.removeLink.mutationOptions({
      onSuccess: () => toast({ tone: 'success', text: t('removed', { platform }) }),
      onError: (error) => toast({ id: 'courses', tone: 'alert', text: errorText(error) }),
      onSettled: async () => {
        await queryClient.invalidateQueries({ queryKey: orpc.lti.links.queryKey({ input: { id: itemId } }) });
        onClose();
      },
    }),
  );
  return (
    <ConfirmDialog
      opened
      title={t('removeTitle', { platform })}
      confirmLabel={t('removeConfirm')}
      cancelLabel={sharing('cancel')}
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ id: itemId, linkId: link.id })}
      onCancel={onClose}
    >
      <p>{t('removeText', { count: learners })}</p>
    </ConfirmDialog>
  );
}
