import { IconAccessible, IconAlertTriangle, IconListCheck, IconMail, IconScale } from '@tabler/icons-react';
import { momentText } from '../../platform/i18n/moments';
import { useTranslation } from '../../platform/i18n/use-translation';
import { pageData } from '../../platform/session/initial-data';
import { PageHeader } from '../../ui/layout/PageHeader';
import { Section } from './Section';
import classes from './TrustPage.module.css';

/** Day on which this statement was last compared with the product. */
const COMPARED_ON = '2026-11-30';
/** The federal arbitration service after § 16 BGG; those of the states are named in words, as each state has its own. */
const ARBITRATION = 'https://www.schlichtungsstelle-bgg.de';

const CHECKED = ['axe', 'keys', 'targets', 'contrast', 'motion', 'languages'] as const;
const GAPS = ['people', 'pictures', 'authors', 'reading', 'wall', 'dragging', 'files', 'recordings'] as const;

/** Accessibility statement: standard, state, known gaps, contact, arbitration, date. Public. */
export default function AccessibilityPage() {
  const { t, i18n } = useTranslation('trust');
  const day = momentText(new Date(COMPARED_ON), i18n.language, { dateStyle: 'long' });
  return (
    <>
      <PageHeader title={t('accessibility.title')} text={t('accessibility.text')} />
      <div className={classes.page}>
        <Section title={t('accessibility.standard.title')} icon={IconAccessible}>
          <p>{t('accessibility.standard.text')}</p>
          <p>{t('accessibility.standard.state')}</p>
          <p>{t('accessibility.standard.day', { day })}</p>
        </Section>
        <Section title={t('accessibility.checked.title')} icon={IconListCheck}>
          <ul className={classes.list}>
            {CHECKED.map((key) => (
              <li key={key}>{t(`accessibility.checked.${key}`)}</li>
            ))}
          </ul>
        </Section>
        <Section title={t('accessibility.gaps.title')} icon={IconAlertTriangle}>
          <ul className={classes.list}>
            {GAPS.map((key) => (
              <li key={key}>{t(`accessibility.gaps.${key}`)}</li>
            ))}
          </ul>
        </Section>
        <Section title={t('accessibility.contact.title')} icon={IconMail}>
          <p>{t('accessibility.contact.text')}</p>
          <p>
            <Contact />
          </p>
        </Section>
        <Section title={t('accessibility.arbitration.title')} icon={IconScale}>
          <p>{t('accessibility.arbitration.text')}</p>
          <p>
            <a href={ARBITRATION} target="_blank" rel="noopener noreferrer">
              {t('accessibility.arbitration.link')}
            </a>
          </p>
        </Section>
      </div>
    </>
  );
}

/** The operator's contact; without one the imprint, and without that the school itself. */
function Contact() {
  const { t } = useTranslation('trust');
  const { accessibilityContact: contact, legal } = pageData;
  if (contact?.includes('@')) return <a href={`mailto:${contact}`}>{contact}</a>;
  const page = contact ?? legal.imprint;
  if (!page) return t('accessibility.contact.school');
  return (
    <a href={page} target="_blank" rel="noopener noreferrer">
      {t(contact ? 'accessibility.contact.page' : 'accessibility.contact.imprint')}
    </a>
  );
}
