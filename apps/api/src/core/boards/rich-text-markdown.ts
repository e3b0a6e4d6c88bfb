import type { BoardText, RichRun, TextBlock } from '@murmel/contracts';

/** A formatted text as Markdown. */
export function richTextMarkdown(text: BoardText): string {
  return text.map(blockMarkdown).join('\n\n');
}

function blockMarkdown(block: TextBlock): string {
  if (block.type === 'paragraph') return runsMarkdown(block.runs);
  if (block.type === 'heading') return `**${runsMarkdown(block.runs)}**`;
  if (block.type === 'tasks') return block.items.map(({ runs, done }) => `- [${done ? 'x' : ' '}] ${runsMarkdown(runs)}`).join('\n');
  return block.items.map((item, index) => `${block.type === 'bullets' ? '-' : `${index + 1}.`} ${runsMarkdown(item)}`).join('\n');
}

function runsMarkdown(runs: readonly RichRun[]): string {
  return runs
    .map(({ text, bold, italic, link }) => {
      const marks = `${bold ? '**' : ''}${italic ? '*' : ''}`;
      const marked = `${marks}${escaped(text)}${[...marks].reverse().join('')}`;
      return link ? `[${marked}](${addressMarkdown(link)})` : marked;
    })
    .join('');
}

/** Escapes an address for Markdown, with any characters in it. */
export function addressMarkdown(address: string): string {
  return `<${address.replace(/[<>]/g, encodeURIComponent)}>`;
}

/** Escapes typed text, which is plain words and not markup. */
export function escaped(text: string): string {
  return text.replace(/[\\`*_[\]<>#|]/g, (character) => `\\${character}`);
}
