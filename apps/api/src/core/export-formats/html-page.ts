import { escapeHtml, type RichRun, type RichText } from '@murmel/contracts';

/** Stylesheet of the page. Nothing is loaded from elsewhere: the page is read from a folder, perhaps without a network. */
const STYLE = `body{font:1rem/1.6 system-ui,sans-serif;max-width:56rem;margin:2rem auto;padding:0 1rem;color:#1b1b1f;background:#fff}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.3rem .8rem .3rem 0;border-bottom:1px solid #8a8a94;vertical-align:top}a{color:#1d4ed8}h2{margin-top:2.5rem}
article{margin:1rem 0;padding-left:1rem;border-left:3px solid #8a8a94}article p{margin:.2rem 0;white-space:pre-wrap;overflow-wrap:anywhere}
pre{white-space:pre-wrap}blockquote{margin-left:0;padding-left:1rem;border-left:3px solid #8a8a94}`;

/**
 * Builds a page for an export.
 * @param body markup; everything that users typed is escaped in it already
 * @param language of the content
 */
export function htmlPage(title: string, body: string, language = 'de'): Buffer {
  return Buffer.from(
    [
      '<!doctype html>',
      `<html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
      '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; style-src \'unsafe-inline\'">',
      `<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main>`,
      body,
      '</main></body></html>',
      '',
    ].join('\n'),
  );
}

/** A link to another file of the archive. */
export function htmlFileLink(path: string, words: string): string {
  return `<a href="${escapeHtml(path.split('/').map(encodeURIComponent).join('/'))}">${escapeHtml(words)}</a>`;
}

/** A table with its header. @param rows plain words */
export function htmlTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (tag: 'td' | 'th scope="col"', cells: readonly string[]): string =>
    `<tr>${cells.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag.slice(0, 2)}>`).join('')}</tr>`;
  return `<table><thead>${line('th scope="col"', header)}</thead><tbody>${rows.map((row) => line('td', row)).join('\n')}</tbody></table>`;
}

/** A formatted text as markup. */
export function richTextHtml(text: RichText): string {
  return text
    .map((block) => {
      if (block.type === 'paragraph') return `<p>${runsHtml(block.runs)}</p>`;
      const tag = block.type === 'bullets' ? 'ul' : 'ol';
      return `<${tag}>${block.items.map((runs) => `<li>${runsHtml(runs)}</li>`).join('')}</${tag}>`;
    })
    .join('\n');
}

function runsHtml(runs: readonly RichRun[]): string {
  return runs
    .map(({ text, bold, italic, link }) => {
      const strong = bold ? `<strong>${escapeHtml(text)}</strong>` : escapeHtml(text);
      const marked = italic ? `<em>${strong}</em>` : strong;
      return link !== undefined && /^(https?:\/\/|mailto:)/i.test(link) ? `<a href="${escapeHtml(link)}">${marked}</a>` : marked;
    })
    .join('');
}
