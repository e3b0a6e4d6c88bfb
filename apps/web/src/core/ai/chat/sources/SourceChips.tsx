import type { AiSource } from '@murmel/contracts';
import { IconFileText } from '@tabler/icons-react';
import { useTranslation } from '../../../../platform/i18n/use-translation';
import classes from './sources.module.css';
import { useSourceLocation } from './use-source-location';

interface SourceChipsProps {
  sources: readonly AiSource[];
  opened: number | undefined;
  onOpen: (n: number) => void;
  /** true where the file stands beside: only pages are named */
  pagesOnly: boolean;
}

/** Sources of an answer. If all of them are in one file, that file is named once. */
export function SourceChips({ sources, opened, onOpen, pagesOnly }: SourceChipsProps) {
  const { t } = useTranslation('ai/chat');
  const placeOf = useSourceLocation();
  const [first] = sources;
  const oneFile =
    (pagesOnly || (sources.length > 1 && first?.fileName !== null)) &&
    sources.every(({ fileName, page }) => fileName === first?.fileName && page !== null);
  return (
    <div className={classes.sources}>
      <ul className={classes.chips} aria-label={t('source.list')}>
        {sources.map((source) => (
          <li key={source.n}>
            <button
              type="button"
              className={classes.chip}
              data-opened={source.n === opened || undefined}
              aria-pressed={pagesOnly ? source.n === opened : undefined}
              aria-label={t('source.open', { n: source.n, place: placeOf(source) })}
              onClick={() => onOpen(source.n)}
            >
              <span className={classes.number}>{source.n}</span>
              {!oneFile && <IconFileText size={18} stroke={1.9} aria-hidden />}
              <span className={classes.where}>{oneFile ? t('source.page', { page: source.page }) : placeOf(source)}</span>
            </button>
          </li>
        ))}
      </ul>
      {oneFile && !pagesOnly && <p className={classes.from}>{t('source.allFrom', { file: first?.fileName })}</p>}
    </div>
  );
}
