import type { Item, LinkItem } from '@murmel/contracts';
import { IconArrowLeft, IconShieldExclamation } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { PlainButton } from '../../../ui/forms/PlainButton';
import { addressParts } from '../address-text';
import { LinkTarget } from './LinkTarget';
import classes from './public.module.css';
import type { FollowedLink } from './use-link';

interface LinkPreviewProps {
  item: Item;
  link: LinkItem['link'];
  followed: FollowedLink;
}

/** Shows the full target and the owner of the link; one button redirects. */
export function LinkPreview({ item, link, followed }: LinkPreviewProps) {
  const { t } = useTranslation('tools/link_shortener/public');
  const { host } = addressParts(link.url);
  const { busy, go } = followed;
  return (
    <>
      <h1 tabIndex={-1} className={classes.title}>
        {t(link.foreign ? 'leaving' : 'inside')}
      </h1>
      <p className={classes.text}>{t(link.foreign ? 'leavingText' : 'insideText')}</p>
      <LinkTarget item={item} link={link} named />
      {link.foreign && (
        <p className={classes.warning}>
          <IconShieldExclamation size={24} stroke={1.9} aria-hidden />
          <span>{t('rules')}</span>
        </p>
      )}
      <div className={classes.buttons}>
        <PlainButton className={classes.go} busy={busy} onClick={go}>
          {busy ? t('going') : t('go', { host })}
        </PlainButton>
        {history.length > 1 && (
          <button type="button" className={classes.back} onClick={() => history.back()}>
            <IconArrowLeft size={20} stroke={1.9} aria-hidden /> {t('back')}
          </button>
        )}
      </div>
    </>
  );
}
