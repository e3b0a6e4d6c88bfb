import { memo } from 'react';
import { Block } from './Block';
import { isDrawable } from './drawable';
import classes from './markdown.module.css';
import { headingLevels, parseMarkdown } from './read-markdown';
import type { MarkdownTexts } from './use-markdown-texts';

interface MarkdownProps {
  text: string;
  texts: MarkdownTexts;
}

/**
 * Text of a model, treated as untrusted: only the elements of `Block` and `Inline` are ever made, no picture is loaded (its address could
 * carry words of the chat away), and links lead only to where `safeAddress` lets them. Content the browser cannot render in time is shown
 * as it was written.
 */
export const Markdown = memo(function Markdown({ text, texts }: MarkdownProps) {
  return (
    <div className={classes.markdown}>
      {isDrawable(text) ? <Blocks text={text} texts={texts} /> : <p className={classes.asWritten}>{text}</p>}
    </div>
  );
});

function Blocks({ text, texts }: MarkdownProps) {
  const pieces = parseMarkdown(text);
  const levels = headingLevels(pieces);
  return pieces.map((piece, index) => <Block key={index} piece={piece} level={levels.get(piece)} texts={texts} />);
}
