import { contentLanguage, TOOLS, type ToolListed } from '@murmel/contracts';
import { IconAlertTriangle, IconCopy, IconWorld } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { visibilityIcon, visibilityKey } from '../../../core/items/privacy-icons';
import { RouterLink } from '../../../core/links/RouterLink';
import { readable } from '../../../core/sharing/short-address';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { copyText } from '../../../ui/forms/copy-text';
import { IconButton } from '../../../ui/overlays/IconButton';
import { toast } from '../../../ui/status/toast-queue';
import { Breakable } from '../../../ui/text/Breakable';
import { addressParts } from '../address-text';
import { DayBars } from './DayBars';
import classes from './list.module.css';

/** One short link: its code opens it, and the address is copied from here. */
export function LinkLine({ item, menu }: { item: ToolListed<'link_shortener'>; menu: ReactNode }) {
  const { t } = useTranslation('tools/link_shortener');
  const { t: items } = useTranslation('items');
  const { shortcode, shortLink, visits, total } = item.link;
  const count = visits.reduce((sum, one) => sum + one, 0);
  const PrivacyIcon = visibilityIcon(item);
  const copy = async (address: string, button: HTMLElement) => {
    const done = await copyText(address, button);
    toast({ id: 'link-copied', tone: done ? 'success' : 'alert', text: t(done ? 'list.copied' : 'list.copyFailed') });
  };
  return (
    <tr>
      <th scope="row">
        <RouterLink href={`${TOOLS.link_shortener.route}/${item.id}`} className={classes.link}>
          {shortcode !== null && (
            <strong className={classes.code} data-exact>
              {shortcode}
            </strong>
          )}
          <span className={shortcode === null ? classes.code : classes.title} lang={contentLanguage(item)}>
            <Breakable text={item.title} />
          </span>
        </RouterLink>
      </th>
      <td className={classes.where}>
        <Target link={item.link} />
        <span className={classes.quiet}>
          <PrivacyIcon size={16} stroke={1.9} aria-hidden /> {items(visibilityKey(item))}
        </span>
      </td>
      <td className={classes.numbers}>
        {total !== null && (
          <span className={classes.visits} title={t('visits.total', { count: total })}>
            <DayBars days={visits} />
            <strong className={classes.count}>{count}</strong>
          </span>
        )}
      </td>
      <td className={classes.actions}>
        <span className={classes.buttons}>
          {shortLink !== null && (
            <IconButton
              icon={IconCopy}
              label={t('list.copy', { address: readable(shortLink) })}
              tipAlign="end"
              onClick={(event) => void copy(shortLink, event.currentTarget)}
            />
          )}
          {menu}
        </span>
      </td>
    </tr>
  );
}

/** Target of a link, or the reason why it leads nowhere. */
function Target({ link: { url, state } }: Pick<ToolListed<'link_shortener'>, 'link'>) {
  const { t } = useTranslation('tools/link_shortener');
  const { host, rest } = addressParts(url);
  return (
    <>
      {url !== '' && (
        <span className={classes.target} title={url}>
          <IconWorld size={16} stroke={1.9} aria-hidden />
          <span>
            <strong>{host.replace(/^www\./, '')}</strong>
            {rest}
          </span>
        </span>
      )}
      {state !== 'open' && (
        <span className={classes.state}>
          <IconAlertTriangle size={16} stroke={1.9} aria-hidden /> {t(`list.state.${state}`)}
        </span>
      )}
    </>
  );
}
