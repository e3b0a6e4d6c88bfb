import type { RichBlock, RichRun, RichText } from '@murmel/contracts';
import { Fragment, type ReactNode } from 'react';
import classes from './RichTextView.module.css';

/**
 * Formatted text of a card, drawn without an editor.
 * @param long marks a text that its place may shorten
 * @param plain links are only words: where the whole card is a link already
 */
export function RichTextView({ text, plain = false, className, long = false }: { text: RichText; plain?: boolean; className?: string | undefined; long?: boolean }) {
  return <div className={`${classes.text} ${className ?? ''}`} data-long={long || undefined}>{text.map((block, index) => drawn(block, index, plain))}</div>;
}

function drawn(block: RichBlock, key: number, plain: boolean): ReactNode {
  if (block.type === 'paragraph') return <p key={key}>{block.runs.map((run, index) => <Run key={index} run={run} plain={plain} />)}</p>;
  const List = block.type === 'bullets' ? 'ul' : 'ol';
  return (
    <List key={key}>
      {block.items.map((runs, index) => (
        <li key={index}>{runs.map((run, place) => <Run key={place} run={run} plain={plain} />)}</li>
      ))}
    </List>
  );
}

function Run({ run, plain }: { run: RichRun; plain: boolean }) {
  let words: ReactNode = run.text;
  if (run.italic) words = <em>{words}</em>;
  if (run.bold) words = <strong>{words}</strong>;
  if (!run.link || plain) return <Fragment>{words}</Fragment>;
  return (
    <a href={run.link} target="_blank" rel="noopener noreferrer nofollow">
      {words}
    </a>
  );
}
