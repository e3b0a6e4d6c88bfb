import type { Drawn } from '@murmel/documents';
import { createElement, lazy, type ReactNode, Suspense } from 'react';

const Formula = lazy(() => import('../../../../core/formulas/Formula'));

/** Attributes that have another name here than in HTML. */
const NAMES: Readonly<Record<string, string>> = { class: 'className', tabindex: 'tabIndex', playsinline: 'playsInline' };
/** Attributes that are removed on the author's screen, because a press there selects the block instead of opening its link. */
const LEFT_OUT: ReadonlySet<string> = new Set(['href', 'download', 'tabindex']);

/** Shows a piece of a page as the server renders it for all visitors, on its author's screen. */
export function RenderedFragments({ drawn }: { drawn: readonly Drawn[] }): ReactNode {
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
      ...(one.inside.length > 0 ? [<RenderedFragments key="inside" drawn={one.inside} />] : []),
    );
  });
}
