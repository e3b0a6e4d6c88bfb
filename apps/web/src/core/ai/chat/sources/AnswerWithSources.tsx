import type { AiSource } from '@murmel/contracts';
import { type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from '../../../../platform/i18n/use-translation';
import { lazyPage } from '../../../../platform/page/lazy-page';
import { SourceMarks } from '../../markdown/source-marks';
import { SourceChips } from './SourceChips';
import type { SourceDrawerProps } from './SourceDrawer';
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
  const [opened, setOpened] = useState<number>();
  const draw = useCallback(
    (n: number) => {
      const source = sources.find((one) => one.n === n);
      return (
        source && (
          <button
            type="button"
            className={classes.mark}
            aria-label={t('source.open', { n, place: placeOf(source) })}
            onClick={() => setOpened(n)}
          >
            {n}
          </button>
        )
      );
    },
    [sources, t, placeOf],
  );
  if (sources.length === 0) return children;
  return (
    <>
      <SourceMarks value={draw}>{children}</SourceMarks>
      <SourceChips sources={sources} opened={opened} onOpen={setOpened} />
      {opened !== undefined && <SourceDrawer sources={sources} opened={opened} onStep={setOpened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
