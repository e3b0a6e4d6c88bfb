import { contentLanguage, type Item, type LinkItem } from '@murmel/contracts';
import { IconAlertTriangle, IconArrowLeft, IconShieldExclamation, IconWorld } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { PlainButton } from '../../../ui/forms/PlainButton';
import { PersonMarble } from '../../../ui/marbles/PersonMarble';
import { addressParts } from '../address-text';
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
  const { before, host, rest } = addressParts(link.url);
  const { busy, go } = followed;
  return (
    <>
      <h1 tabIndex={-1} className={classes.title}>
        {t(link.foreign ? 'leaving' : 'inside')}
      </h1>
      <p className={classes.text}>{t(link.foreign ? 'leavingText' : 'insideText')}</p>
      <section className={classes.card} aria-label={host}>
        <div className={classes.where}>
          <p className={classes.host}>
            <IconWorld size={26} stroke={1.9} aria-hidden /> <span>{host}</span>
          </p>
          <p className={classes.name} lang={contentLanguage(item)}>
            {item.title}
          </p>
          <p className={classes.address}>
            {before}
            <strong>{host}</strong>
            {rest}
          </p>
        </div>
        <p className={classes.by}>
          <PersonMarble id={null} name={item.author.name} size={36} />
          <span>{t('madeBy', { name: item.author.name })}</span>
        </p>
      </section>
      {link.lookalike !== null && (
        <p className={classes.warning} role="alert">
          <IconAlertTriangle size={24} stroke={1.9} aria-hidden />
          <span>{t('lookalike', { name: link.lookalike })}</span>
        </p>
      )}
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
