import { wordsAndFormulas } from '@murmel/contracts';
import { lazy, Suspense } from 'react';

const Formula = lazy(() => import('./Formula'));

/** Plain words, in which formulas stand between dollar signs. What draws them comes with the first one. */
export function TextWithFormulas({ text }: { text: string }) {
  return wordsAndFormulas(text).map((piece, index) =>
    'words' in piece ? (
      piece.words
    ) : (
      <Suspense key={index} fallback={<code>{piece.latex}</code>}>
        <Formula latex={piece.latex} />
      </Suspense>
    ),
  );
}
