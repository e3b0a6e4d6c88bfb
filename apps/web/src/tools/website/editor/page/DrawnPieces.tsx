import type { Drawn } from '@murmel/documents';
import { createElement, lazy, type ReactNode, Suspense } from 'react';

const Formula = lazy(() => import('../../../../core/formulas/Formula'));

/** Attributes that have another name here than in HTML. */
const NAMES: Readonly<Record<string, string>> = { class: 'className', tabindex: 'tabIndex', playsinline: 'playsInline' };
/** On the author's screen a link leads nowhere: a press selects its block. */
const LEFT_OUT: ReadonlySet<string> = new Set(['href', 'download', 'tabindex']);

/** A piece of a page as the server draws it for everybody, on its author's screen. */
export function DrawnPieces({ drawn }: { drawn: readonly Drawn[] }): ReactNode {
  return drawn.map((one, index) => {
    if (typeof one === 'string') return one;
    if ('latex' in one) {
      return (
        <Suspense key={index} fallback={<code>{one.latex}</code>}>
          <Formula latex={one.latex} />
        </Suspense>
      );
    }
    const attributes = Object.entries(one.attributes).filter(([name]) => !LEFT_OUT.has(name));
    const properties = Object.fromEntries(attributes.map(([name, value]) => [NAMES[name] ?? name, value]));
    return createElement(
      one.tag,
      { ...properties, key: index },
      ...(one.inside.length > 0 ? [<DrawnPieces key="inside" drawn={one.inside} />] : []),
    );
  });
}
