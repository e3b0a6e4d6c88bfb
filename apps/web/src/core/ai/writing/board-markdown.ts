import type { BoardText, RichRun } from '@murmel/contracts';

/** Writes a text of a board as Markdown, for a model: with its lists and what is bold, italic or a link. */
export function boardMarkdown(text: BoardText): string {
  return text
    .map((block) => {
      switch (block.type) {
        case 'heading':
          return `### ${line(block.runs)}`;
        case 'paragraph':
          return line(block.runs);
        case 'bullets':
          return block.items.map((item) => `- ${line(item)}`).join('\n');
        case 'numbers':
          return block.items.map((item, index) => `${index + 1}. ${line(item)}`).join('\n');
        case 'tasks':
          return block.items.map(({ runs, done }) => `- [${done ? 'x' : ' '}] ${line(runs)}`).join('\n');
      }
    })
    .join('\n\n');
}

const line = (runs: readonly RichRun[]): string => runs.map(run).join('');

function run({ text, bold, italic, link }: RichRun): string {
  const words = text.replace(/([*_[\]\\])/g, '\\$1');
  const inner = words.trim();
  if (inner === '') return words;
  const [before, behind] = [words.slice(0, words.indexOf(inner)), words.slice(words.indexOf(inner) + inner.length)];
  const marked = `${bold ? '**' : ''}${italic ? '*' : ''}${inner}${italic ? '*' : ''}${bold ? '**' : ''}`;
  return `${before}${link === undefined ? marked : `[${marked}](${link})`}${behind}`;
}
