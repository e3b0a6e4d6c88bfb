import type { LinkAs } from '../../ui/link';
import { Wordmark } from '../../ui/marbles/Wordmark';
import { currentLanguage } from '../i18n/i18n';
import { useTranslation } from '../i18n/use-translation';
import { useSession } from '../session/store';
import { FootPicture } from './FootPicture';
import classes from './FullFoot.module.css';
import { LanguageLinks } from './LanguageLinks';
import { LegalLinks } from './LegalLinks';
import { StatementLinks } from './StatementLinks';

/** Font size in px at which the name of the product is 160 px wide (spec TIT-05). */
const LOGO_SIZE = 31.5;

/**
 * The whole footer of open pages: name, what there is to see, languages, the operator's pages, the product's statements. International
 * accounts have another picture and the way to their partners, and English before German (spec TIT-06).
 */
export default function FullFoot({ linkAs: Link = 'a' }: { linkAs?: LinkAs }) {
  const { t } = useTranslation('platform/page');
  const { user } = useSession();
  const international = user?.international === true;
  const help = `/${currentLanguage()}/help`;
  const places = international
    ? { partners: '/int/partners', gallery: '/gallery', help }
    : { gallery: '/gallery', collections: '/collections', help };
  return (
    <div className={classes.foot} data-international={international || undefined}>
      <div className={classes.columns}>
        <div className={classes.name}>
          <span className={classes.logo} data-foot-logo>
            <Wordmark size={LOGO_SIZE} />
          </span>
          <p className={classes.slogan}>{t(international ? 'foot.internationalSlogan' : 'foot.slogan')}</p>
          <div className={classes.languages}>
            <LanguageLinks {...(international ? { first: 'en' as const } : {})} />
          </div>
        </div>
        <ul className={classes.places} aria-label={t('foot.places')}>
          {Object.entries(places).map(([key, href]) => (
            <li key={key}>
              <Link href={href}>{t(`foot.${key}`)}</Link>
            </li>
          ))}
        </ul>
        <div className={classes.statements}>
          <StatementLinks />
          <LegalLinks />
        </div>
      </div>
      <FootPicture international={international} />
    </div>
  );
}
