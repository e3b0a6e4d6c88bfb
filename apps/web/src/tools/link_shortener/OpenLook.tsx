import 'virtual:murmel-contract/links';
import { momentText } from '../../core/dates/dates';
import { LookPage } from '../../core/gallery/look/LookPage';
import type { OpenLookProps } from '../../core/gallery/look/open-look-props';
import { api } from '../../platform/api/client';
import { useTranslation } from '../../platform/i18n/use-translation';
import classes from './look/look.module.css';
import { LinkTarget } from './public/LinkTarget';

/** Where a link leads, or why it leads nowhere now. Looking is no visit. */
export default function OpenLook({ item }: OpenLookProps) {
  const { t, i18n } = useTranslation('tools/link_shortener/public');
  const { t: look } = useTranslation('tools/link_shortener/look');
  return (
    <LookPage item={item} load={async (id) => (await api.links.get({ id })).link} described>
      {(link) =>
        link.url !== '' ? (
          <>
            <LinkTarget item={item} link={link} />
            <p>
              <a className={classes.open} href={link.url} target="_blank" rel="noopener noreferrer nofollow">
                {look('open')}
              </a>
            </p>
          </>
        ) : (
          link.state !== 'open' && (
            <p>
              {t(`closed.${link.state}.title`)}.{' '}
              {link.opensAt !== null &&
                link.state === 'early' &&
                t('closed.early.text', {
                  date: momentText(new Date(link.opensAt), i18n.language, { dateStyle: 'long', timeStyle: 'short' }),
                })}
            </p>
          )
        )
      }
    </LookPage>
  );
}
