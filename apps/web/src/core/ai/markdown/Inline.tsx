import { lazy, type ReactNode, Suspense } from 'react';
import { decodeEntities, type MarkdownToken } from './read-markdown';
import { safeAddress } from './safe-address';
import { textWithSources } from './source-marks';
import type { MarkdownTexts } from './use-markdown-texts';

const Formula = lazy(() => import('../../formulas/Formula'));

const LINK = { target: '_blank', rel: 'noopener noreferrer nofollow', referrerPolicy: 'no-referrer' } as const;

/** Words with what stands among them. */
export function Inline({ pieces, texts }: { pieces: readonly unknown[] | undefined; texts: MarkdownTexts }) {
  return (pieces as readonly MarkdownToken[] | undefined)?.map((piece, index) => <One key={index} piece={piece} texts={texts} />);
}

function One({ piece, texts }: { piece: MarkdownToken; texts: MarkdownTexts }): ReactNode {
  switch (piece.type) {
    case 'strong':
      return (
        <strong>
          <Inline pieces={piece.tokens} texts={texts} />
        </strong>
      );
    case 'em':
      return (
        <em>
          <Inline pieces={piece.tokens} texts={texts} />
        </em>
      );
    case 'del':
      return (
        <del>
          <Inline pieces={piece.tokens} texts={texts} />
        </del>
      );
    case 'codespan':
      return <code>{piece.text}</code>;
    case 'br':
      return <br />;
    case 'link':
      return (
        <Away href={piece.href}>
          <Inline pieces={piece.tokens} texts={texts} />
        </Away>
      );
    case 'image':
      return <Away href={piece.href}>{[texts.picture, decodeEntities(piece.text), piece.href].filter(Boolean).join(' ')}</Away>;
    case 'formula':
      return <LatexFormula latex={piece.latex} block={piece.block} />;
    case 'text':
      return piece.tokens ? <Inline pieces={piece.tokens} texts={texts} /> : textWithSources(piece.text);
    case 'escape':
      return piece.text;
    default:
      // HTML, and whatever a newer reader may find: as it was written.
      return piece.raw;
  }
}

/** Link that opens in a new tab without a referrer; plain text if the address is not safe. */
function Away({ href, children }: { href: string; children: ReactNode }) {
  const address = safeAddress(href);
  return address ? (
    <a {...LINK} href={address}>
      {children}
    </a>
  ) : (
    children
  );
}

/** The formula renderer is loaded with the first formula. */
export function LatexFormula({ latex, block }: { latex: string; block: boolean }) {
  return (
    <Suspense fallback={<code>{latex}</code>}>
      <Formula latex={latex} block={block} />
    </Suspense>
  );
}
