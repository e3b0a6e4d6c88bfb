import { IconChartBar, IconDownload, IconFileText, IconLock, IconMessageReport } from '@tabler/icons-react';
import { useState } from 'react';
import { momentText } from '../../platform/i18n/moments';
import { useTranslation } from '../../platform/i18n/use-translation';
import { saveFile } from '../../ui/files/save-file';
import { Button } from '../../ui/forms/Button';
import { PageHeader } from '../../ui/layout/PageHeader';
import { toast } from '../../ui/status/toast-queue';
import { RouterLink } from '../links/RouterLink';
import { MEASURED_VALUES } from './measured-values';
import { Section } from './Section';
import classes from './TrustPage.module.css';
import { TEMPLATES, type TemplateName, templateText } from './trust-documents';

const NARROW_SPACE = '\u202f';
const PROMISES = ['rights', 'pupils', 'saved', 'thirdParties', 'models', 'recordings', 'h5p', 'logs'] as const;

/** How the product is protected: security policy, threat model, measured values, templates on data protection. Public. */
export default function TrustPage() {
  const { t } = useTranslation('trust');
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <div className={classes.page}>
        <Section title={t('promises.title')} icon={IconLock}>
          <dl className={classes.promises}>
            {PROMISES.map((key) => (
              <div key={key}>
                <dt>{t(`promises.${key}.title`)}</dt>
                <dd>{t(`promises.${key}.text`)}</dd>
              </div>
            ))}
          </dl>
        </Section>
        <Section title={t('measured.title')} icon={IconChartBar}>
          <MeasuredTable />
          <p className={classes.hint}>{t('measured.hint')}</p>
        </Section>
        <Documents />
        <Section title={t('report.title')} icon={IconMessageReport}>
          <p>{t('report.how')}</p>
          <p>{t('report.promise')}</p>
          <p>
            <RouterLink href="/barrierefreiheit">{t('toAccessibility')}</RouterLink>
          </p>
        </Section>
      </div>
    </>
  );
}

function MeasuredTable() {
  const { t, i18n } = useTranslation('trust');
  return (
    <div className={classes.scrolled}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('measured.what')}</th>
            <th scope="col">{t('measured.value')}</th>
            <th scope="col">{t('measured.day')}</th>
          </tr>
        </thead>
        <tbody>
          {MEASURED_VALUES.map(({ key, value, unit, day }) => (
            <tr key={key}>
              <th scope="row">{t(`measured.${key}`)}</th>
              <td>
                {Number(value).toLocaleString(i18n.language)}
                {unit && `${NARROW_SPACE}${unit}`}
              </td>
              <td>{momentText(new Date(day), i18n.language, { dateStyle: 'medium' })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Offers what a school needs on paper, as the text files that this installation was built with. */
function Documents() {
  const { t } = useTranslation('trust');
  const [loading, setLoading] = useState<TemplateName>();
  const keep = async (name: TemplateName): Promise<void> => {
    setLoading(name);
    try {
      saveFile(`${name}.md`, new Blob([await templateText(name)], { type: 'text/markdown' }));
    } catch {
      toast({ id: 'document', tone: 'alert', text: t('documents.failed') });
    } finally {
      setLoading(undefined);
    }
  };
  return (
    <Section title={t('documents.title')} icon={IconFileText}>
      <p>{t('documents.text')}</p>
      <ul className={classes.documents}>
        {TEMPLATES.map((name) => (
          <li key={name} className={classes.document}>
            <span className={classes.words}>
              <strong>{t(`documents.${name}.title`)}</strong>
              <span className={classes.hint}>{t(`documents.${name}.text`)}</span>
            </span>
            <Button
              variant="default"
              leftSection={<IconDownload size={20} stroke={1.9} aria-hidden />}
              loading={loading === name}
              aria-label={t('documents.keepOne', { title: t(`documents.${name}.title`) })}
              onClick={() => void keep(name)}
            >
              {t('documents.keep')}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
