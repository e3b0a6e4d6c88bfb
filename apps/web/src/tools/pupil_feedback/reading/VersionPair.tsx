import { type TextHint, type TextVersion, textWords } from '@murmel/contracts';
import { useId } from 'react';
import { ReadAloudButton } from '../../../core/ai/speech/speech-buttons';
import { sinceText } from '../../../core/dates/dates';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Badge } from '../../../ui/status/Badge';
import { useTexts } from '../texts';
import { ComparedText } from '../versions/ComparedText';
import { passageEnds } from '../versions/hint-outcome';
import classes from './reading.module.css';
import { versionName } from './VersionPath';

interface VersionPairProps {
  /** undefined: `after` is the first one */
  before: TextVersion | undefined;
  after: TextVersion;
  /** those that the pupil saw on the version before */
  hints: readonly TextHint[];
  language: string | undefined;
}

/** Shows a version beside the one before it, with what went, what is new, and the hints in between; the first one alone. */
export function VersionPair({ before, after, hints, language }: VersionPairProps) {
  const t = useTexts();
  const more = before ? textWords(after.text) - textWords(before.text) : 0;
  return (
    <div className={classes.pair} data-one={before === undefined || undefined}>
      {before && (
        <Version version={before}>
          <ComparedText
            before={before.text}
            after={after.text}
            side="before"
            otherText={t('versions.other')}
            language={language}
            marks={passageEnds(before.text, hints)}
            markLabel={(number) => t('helped.mark', { number })}
          />
          <p className={classes.legend}>
            <del>{t('versions.so')}</del> {t('versions.gone')}
          </p>
        </Version>
      )}
      <Version version={after} badge={more === 0 ? undefined : t(more > 0 ? 'versions.more' : 'versions.fewer', { count: Math.abs(more) })}>
        <ComparedText
          before={before?.text ?? after.text}
          after={after.text}
          side="after"
          otherText={t('versions.other')}
          language={language}
        />
        <ReadAloudButton text={after.text} language={language} />
        {before && (
          <p className={classes.legend}>
            <ins>{t('versions.so')}</ins> {t('versions.new')}
          </p>
        )}
      </Version>
    </div>
  );
}

function Version({ version, badge, children }: { version: TextVersion; badge?: string | undefined; children: React.ReactNode }) {
  const t = useTexts();
  const { i18n } = useTranslation();
  const id = useId();
  return (
    <article className={classes.version} aria-labelledby={id}>
      <header>
        <span className={classes.number} aria-hidden>
          {version.number}
        </span>
        <span className={classes.versionWords}>
          <h2 id={id}>{versionName(version, t)}</h2>
          <span className={classes.hint}>
            {t('versions.when', {
              at: sinceText(new Date(version.handedInAt), new Date(), i18n.language),
              count: textWords(version.text),
            })}
          </span>
        </span>
        {badge && <Badge tone="good">{badge}</Badge>}
      </header>
      {children}
    </article>
  );
}
