import type { OwnPupilText } from '@murmel/contracts';
import { sinceText } from '../../../core/dates/dates';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { ComparedText } from '../versions/ComparedText';
import { useTexts } from './texts';
import classes from './writing.module.css';

/** Shows what was handed in, the newest first, each with what was new in it. */
export function PastVersions({ own: { versions }, language }: { own: OwnPupilText; language: string | undefined }) {
  const t = useTexts();
  const { i18n } = useTranslation();
  if (versions.length === 0) return null;
  return (
    <section aria-labelledby="own-versions">
      <h2 id="own-versions">{t('versions.title')}</h2>
      {versions.toReversed().map(({ number, text, handedInAt, final }) => (
        <details key={number} className={classes.material}>
          <summary>
            {t(final ? 'versions.final' : 'versions.one', { number })}{' '}
            <span className={classes.hint}>{sinceText(new Date(handedInAt), new Date(), i18n.language)}</span>
          </summary>
          <ComparedText
            before={versions[number - 2]?.text ?? text}
            after={text}
            side="after"
            otherText={t('versions.other')}
            language={language}
          />
        </details>
      ))}
    </section>
  );
}
