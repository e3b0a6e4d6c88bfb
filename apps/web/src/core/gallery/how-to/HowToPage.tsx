import { CONTENT_LICENCES } from '@murmel/contracts';
import { IconBooks, IconCopy, IconCreativeCommons, IconLink, IconWorld } from '@tabler/icons-react';
import { useLocation } from 'react-router';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { LinkTabs } from '../../../ui/layout/LinkTabs';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { RouterLink } from '../../links/RouterLink';
import classes from './HowToPage.module.css';
import { SharingIllustration } from './SharingIllustration';

const CHAPTERS = {
  gallery: { open: IconWorld, copy: IconCopy },
  collections: { what: IconBooks, take: IconCopy, passOn: IconLink },
} as const;
const PATHS = { gallery: '/gallery/how_to', collections: '/collections/how_to' } as const;

/** Help page about open material: how to open it, its licences and how to reuse it. It covers collections too. */
export default function HowToPage() {
  const { t } = useTranslation('gallery/how-to');
  const { t: sharing } = useTranslation('sharing');
  const { pathname } = useLocation();
  const part = pathname === PATHS.collections ? 'collections' : 'gallery';
  return (
    <>
      <PageHeader
        title={t(`${part}.title`)}
        text={t(`${part}.text`)}
        breadcrumbs={<RouterLink href={part === 'gallery' ? '/gallery' : '/collections'}>{t(`${part}.back`)}</RouterLink>}
      />
      <LinkTabs
        label={t('parts')}
        current={part}
        linkAs={RouterLink}
        tabs={(['gallery', 'collections'] as const).map((key) => ({ key, href: PATHS[key], label: t(`tabs.${key}`) }))}
      />
      <div className={classes.page}>
        <figure className={classes.figure}>
          <SharingIllustration collection={part === 'collections'} />
          <figcaption>{t(`${part}.picture`)}</figcaption>
        </figure>
        {Object.entries(CHAPTERS[part]).map(([key, IconShape]) => (
          <section key={key} className={classes.chapter} aria-labelledby={key}>
            <h2 id={key} className={classes.title}>
              <IconShape size={26} stroke={1.9} aria-hidden /> {t(`${part}.${key}.title`)}
            </h2>
            <ol className={classes.steps}>
              {['first', 'second', 'third'].map((step) => (
                <li key={step}>{t(`${part}.${key}.${step}`)}</li>
              ))}
            </ol>
          </section>
        ))}
        {part === 'gallery' && (
          <section className={classes.chapter} aria-labelledby="licences">
            <h2 id="licences" className={classes.title}>
              <IconCreativeCommons size={26} stroke={1.9} aria-hidden /> {t('licences.title')}
            </h2>
            <dl className={classes.licences}>
              {CONTENT_LICENCES.map((licence) => (
                <div key={licence}>
                  <dt>{sharing(`licences.${licence.replaceAll('.', '_')}`)}</dt>
                  <dd>{t(`licences.${licence.replaceAll('.', '_')}`)}</dd>
                </div>
              ))}
            </dl>
            <p className={classes.hint}>{t('licences.hint')}</p>
          </section>
        )}
      </div>
    </>
  );
}
