import type { Tokens } from 'marked';
import { memo } from 'react';
import { CodeBlock } from './CodeBlock';
import { Inline, LatexFormula } from './Inline';
import classes from './markdown.module.css';
import type { MarkdownToken } from './read-markdown';
import type { MarkdownTexts } from './use-markdown-texts';

interface BlockProps {
  piece: MarkdownToken;
  /** level of a heading */
  level?: number | undefined;
  texts: MarkdownTexts;
}

/** One block of an answer. While an answer grows its blocks before the last one stay as they are drawn. */
export const Block = memo(
  function Block({ piece, level = 6, texts }: BlockProps) {
    switch (piece.type) {
      case 'space':
      case 'def':
        return null;
      case 'heading': {
        const Heading = `h${level}` as 'h3';
        return (
          <Heading>
            <Inline pieces={piece.tokens} texts={texts} />
          </Heading>
        );
      }
      case 'paragraph':
        return (
          <p>
            <Inline pieces={piece.tokens} texts={texts} />
          </p>
        );
      case 'code':
        return <CodeBlock code={piece.text} language={piece.lang?.split(/\s/)[0] || undefined} texts={texts} />;
      case 'blockquote':
        return (
          <blockquote>
            <Inner pieces={piece.tokens} texts={texts} />
          </blockquote>
        );
      case 'list':
        return <List list={piece as Tokens.List} texts={texts} />;
      case 'table':
        return <Table table={piece as Tokens.Table} texts={texts} />;
      case 'hr':
        return <hr />;
      case 'formula':
        return <LatexFormula latex={piece.latex} block />;
      case 'html':
        return <p className={classes.asWritten}>{piece.raw.trim()}</p>;
      default:
        return <Inline pieces={[piece]} texts={texts} />;
    }
  },
  (before, now) =>
    before.piece.raw === now.piece.raw && before.piece.type === now.piece.type && before.level === now.level && before.texts === now.texts,
);

const Inner = ({ pieces, texts }: { pieces: readonly unknown[]; texts: MarkdownTexts }) =>
  (pieces as readonly MarkdownToken[]).map((piece, index) => <Block key={index} piece={piece} texts={texts} />);

function List({ list: { ordered, start, items }, texts }: { list: Tokens.List; texts: MarkdownTexts }) {
  const entries = items.map(({ task, checked, tokens }, index) => (
    <li key={index} data-task={task || undefined}>
      {task && (checked ? '☑ ' : '☐ ')}
      <Inner pieces={tokens.filter(({ type }) => type !== 'checkbox')} texts={texts} />
    </li>
  ));
  return ordered ? <ol start={start === '' ? 1 : start}>{entries}</ol> : <ul>{entries}</ul>;
}

function Table({ table: { header, rows }, texts }: { table: Tokens.Table; texts: MarkdownTexts }) {
  return (
    <section className={classes.wide} aria-label={texts.table} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {header.map(({ tokens }, index) => (
              <th key={index} scope="col">
                <Inline pieces={tokens} texts={texts} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map(({ tokens }, column) => (
                <td key={column}>
                  <Inline pieces={tokens} texts={texts} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
