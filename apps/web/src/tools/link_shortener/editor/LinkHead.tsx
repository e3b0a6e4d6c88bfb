import type { LinkItem } from '@murmel/contracts';
import { IconHourglass } from '@tabler/icons-react';
import { momentText } from '../../../core/dates/dates';
import { LinkCard } from '../../../core/sharing/LinkCard';
import { useShare } from '../../../core/sharing/use-share';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { Notice } from '../../../ui/status/Notice';
import { DesignCode } from './DesignCode';
import classes from './editor.module.css';

/** Shows the code and the short address to pass on, and the state of the redirect. */
export function LinkHead({ item }: { item: LinkItem }) {
  const { t, i18n } = useTranslation('tools/link_shortener');
  const { state, opensAt, closesAt } = item.link;
  const dated = (moment: string) => momentText(new Date(moment), i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  const words =
    state !== 'open'
      ? t(`state.${state}`, { date: opensAt ? dated(opensAt) : '' })
      : closesAt
        ? t('until', { date: dated(closesAt) })
        : t('never');
  return (
    <div className={classes.head}>
      {item.abilities.share && <LinkAccess item={item} />}
      <p className={classes.state} data-open={state === 'open' || undefined}>
        <IconHourglass size={18} stroke={1.9} aria-hidden /> {words}
      </p>
    </div>
  );
}

/** While the item is locked for others, offers to change that (spec E17). */
function LinkAccess({ item }: { item: LinkItem }) {
  const { t } = useTranslation('tools/link_shortener');
  const sharing = useShare(item.id);
  const { data: share } = sharing.query;
  if (!share) return <div className={classes.waiting} aria-hidden />;
  const lift = () => void sharing.change({ privacy: 'secret' }).catch(() => undefined);
  return (
    <>
      {share.privacy === 'locked' && (
        <Notice
          title={t('lift.title')}
          actions={
            <Button size="sm" variant="default" loading={sharing.state === 'saving'} onClick={lift}>
              {t('lift.action')}
            </Button>
          }
        >
          {t('lift.text')}
          {sharing.state === 'failed' && <span role="alert"> {t('lift.failed')}</span>}
        </Notice>
      )}
      <LinkCard title={item.title} share={share} sharing={sharing} />
      {item.mine && <DesignCode item={item} />}
    </>
  );
}
