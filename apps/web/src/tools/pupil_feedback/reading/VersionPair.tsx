import { type TextVersion, textWords } from '@murmel/contracts';
import { useId } from 'react';
import { ReadAloudButton } from '../../../core/ai/speech/speech-buttons';
import { sinceText } from '../../../core/dates/dates';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { NativeSelect } from '../../../ui/forms/TextField';
import { Badge } from '../../../ui/status/Badge';
import { useTexts } from '../texts';
import { ComparedText } from '../versions/ComparedText';
import classes from './reading.module.css';

interface VersionPairProps {
  versions: readonly TextVersion[];
  /** number of the version that is compared with the one before it */
  later: number;
  onLater: (number: number) => void;
  language: string | undefined;
}

/** Shows a version beside the one before it, with what went and what is new; the first one alone. */
export function VersionPair({ versions, later, onLater, language }: VersionPairProps) {
  const t = useTexts();
  const after = versions.find(({ number }) => number === later) ?? versions.at(-1)!;
  const before = versions.find(({ number }) => number === after.number - 1);
  const more = before ? textWords(after.text) - textWords(before.text) : 0;
  return (
    <>
      {versions.length > 1 && (
        <NativeSelect
          label={t('versions.choose')}
          value={String(after.number)}
          data={versions.map((version) => ({ value: String(version.number), label: nameOf(version, t) }))}
          onChange={({ currentTarget }) => onLater(Number(currentTarget.value))}
        />
      )}
      <div className={classes.pair} data-one={before === undefined || undefined}>
        {before && (
          <Version version={before}>
            <ComparedText before={before.text} after={after.text} side="before" otherText={t('versions.other')} language={language} />
            <p className={classes.legend}>
              <del>{t('versions.so')}</del> {t('versions.gone')}
            </p>
          </Version>
        )}
        <Version
          version={after}
          badge={more === 0 ? undefined : t(more > 0 ? 'versions.more' : 'versions.fewer', { count: Math.abs(more) })}
        >
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
    </>
  );
}

function nameOf({ number, final }: TextVersion, t: ReturnType<typeof useTexts>): string {
  if (final) return t('versions.final', { number });
  return number === 1 ? t('versions.first') : t('versions.revised', { number });
}

function Version({ version, badge, children }: { version: TextVersion; badge?: string | undefined; children: React.ReactNode }) {
  const t = useTexts();
  const { i18n } = useTranslation();
  const id = useId();
  return (
    <article className={classes.version} aria-labelledby={id}>
      <header>
        <h2 id={id}>{nameOf(version, t)}</h2>
        {badge && <Badge tone="good">{badge}</Badge>}
        <p className={classes.hint}>
          {t('versions.when', {
            at: sinceText(new Date(version.handedInAt), new Date(), i18n.language),
            count: textWords(version.text),
          })}
        </p>
      </header>
      {children}
    </article>
  );
}
