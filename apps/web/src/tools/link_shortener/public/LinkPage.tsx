import type { Item } from '@murmel/contracts';
import { IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Marble } from '../../../ui/marbles/Marble';
import { RollingMarble } from '../../../ui/marbles/RollingMarble';
import { ClosedLink } from './ClosedLink';
import { LinkPreview } from './LinkPreview';
import classes from './public.module.css';
import { useFollowedLink } from './use-link';

interface LinkPageProps {
  item: Item;
  /** called when the server denied access meanwhile */
  reload: () => void;
}

/** The page before the target, or why there is none now. */
export function LinkPage({ item, reload }: LinkPageProps) {
  const { t } = useTranslation('tools/link_shortener/public');
  const { t: page } = useTranslation('platform/page');
  const followed = useFollowedLink(item);
  const { link, failed } = followed;
  return (
    <div className={classes.column}>
      <Marble className={classes.marble} colour="wiese" swirl={0} icon={IconExternalLink} size={64} />
      {link?.state === 'open' && <LinkPreview item={item} link={link} followed={followed} />}
      {link && link.state !== 'open' && <ClosedLink link={link} state={link.state} look={followed.look} />}
      {!link && !failed && <RollingMarble label={page('loading')} quiet />}
      {failed && (
        <p role="alert" className={classes.failed}>
          {t('failed')}{' '}
          {!link && (
            <button type="button" className={classes.plain} onClick={reload}>
              {t('again')}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
