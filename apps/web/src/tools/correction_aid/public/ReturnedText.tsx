import { contentLanguage, type ReturnedCorrection } from '@murmel/contracts';
import { IconPrinter } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import classes from './returned.module.css';

/** A pupil's text with what the teacher took over, their words about the whole, and their mark where they gave one. */
export function ReturnedText({ returned }: { returned: ReturnedCorrection }) {
  const { t } = useTranslation('tools/correction_aid/public');
  const { code, task, text, findings, overall, mark } = returned;
  const language = contentLanguage(returned);
  return (
    <div className={classes.returned}>
      <p className={classes.code}>{code}</p>
      {task !== '' && <p lang={language}>{task}</p>}
      <section aria-labelledby="returned-text">
        <h2 id="returned-text">{t('back.text')}</h2>
        <p className={classes.paper} lang={language}>
          {text}
        </p>
      </section>
      {findings.length > 0 && (
        <section aria-labelledby="returned-feedback">
          <h2 id="returned-feedback">{t('back.feedback')}</h2>
          <ol className={classes.findings}>
            {findings.map(({ criterion, verdict, text: words, quote }, index) => (
              <li key={index} lang={language}>
                <h3>{criterion}</h3>
                <p>
                  <b>{t(`verdicts.${verdict}`)}</b> {words}
                </p>
                {quote && <blockquote>{quote}</blockquote>}
              </li>
            ))}
          </ol>
        </section>
      )}
      {overall !== '' && (
        <section aria-labelledby="returned-overall">
          <h2 id="returned-overall">{t('back.overall')}</h2>
          <p className={classes.lines} lang={language}>
            {overall}
          </p>
        </section>
      )}
      {mark !== '' && <p className={classes.mark}>{t('back.mark', { mark })}</p>}
      <p className={classes.hint}>{t('back.byTeacher')}</p>
      <Button
        className={classes.print}
        variant="default"
        leftSection={<IconPrinter size={20} stroke={1.9} aria-hidden />}
        onClick={() => window.print()}
      >
        {t('back.print')}
      </Button>
    </div>
  );
}
