import type { LinkItem, LinkState } from '@murmel/contracts';
import { momentText } from '../../../core/dates/dates';
import { useTranslation } from '../../../platform/i18n/use-translation';
import classes from './public.module.css';

interface ClosedLinkProps {
  link: LinkItem['link'];
  state: Exclude<LinkState, 'open'>;
  look: () => void;
}

/** Explains the missing redirect. */
export function ClosedLink({ link, state, look }: ClosedLinkProps) {
  const { t, i18n } = useTranslation('tools/link_shortener/public');
  const date = link.opensAt ? momentText(new Date(link.opensAt), i18n.language, { dateStyle: 'long', timeStyle: 'short' }) : '';
  return (
    <>
      <h1 tabIndex={-1} className={classes.title}>
        {t(`closed.${state}.title`)}
      </h1>
      <p className={classes.text}>{t(`closed.${state}.text`, { date })}</p>
      <div className={classes.buttons}>
        <button type="button" className={classes.back} onClick={look}>
          {t('again')}
        </button>
      </div>
    </>
  );
}
