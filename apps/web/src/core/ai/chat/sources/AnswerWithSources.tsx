import type { AiSource } from '@murmel/contracts';
import { type ReactNode, use, useCallback, useState } from 'react';
import { useTranslation } from '../../../../platform/i18n/use-translation';
import { lazyPage } from '../../../../platform/page/lazy-page';
import { SourceMarks } from '../../markdown/source-marks';
import { SourceChips } from './SourceChips';
import type { SourceDrawerProps } from './SourceDrawer';
import { isSameSource, SourcePlaceContext } from './source-place';
import classes from './sources.module.css';
import { useSourceLocation } from './use-source-location';

const SourceDrawer = lazyPage<SourceDrawerProps>(() => import('./SourceDrawer'), []);

interface AnswerWithSourcesProps {
  sources: readonly AiSource[];
  /** the answer */
  children: ReactNode;
}

/** An answer with the passages that it refers to: numbers in its words, the same below, and the passage itself beside it. */
export function AnswerWithSources({ sources, children }: AnswerWithSourcesProps) {
  const { t } = useTranslation('ai/chat');
  const placeOf = useSourceLocation();
  const beside = use(SourcePlaceContext);
  const [inDrawer, setInDrawer] = useState<number>();
  const opened = beside ? sources.find((source) => isSameSource(source, beside.opened))?.n : inDrawer;
  const open = useCallback(
    (n: number) => {
      const source = sources.find((one) => one.n === n);
      if (beside && source) beside.open(source);
      else setInDrawer(n);
    },
    [beside, sources],
  );
  const draw = useCallback(
    (n: number) => {
      const source = sources.find((one) => one.n === n);
      return (
        source && (
          <button
            type="button"
            className={classes.mark}
            aria-label={t('source.open', { n, place: placeOf(source) })}
            data-opened={n === opened || undefined}
            onClick={() => open(n)}
          >
            {n}
          </button>
        )
      );
    },
    [sources, t, placeOf, open, opened],
  );
  if (sources.length === 0) return children;
  return (
    <>
      <SourceMarks value={draw}>{children}</SourceMarks>
      <SourceChips sources={sources} opened={opened} onOpen={open} pagesOnly={beside !== undefined} />
      {inDrawer !== undefined && (
        <SourceDrawer sources={sources} opened={inDrawer} onStep={setInDrawer} onClose={() => setInDrawer(undefined)} />
      )}
    </>
  );
}
