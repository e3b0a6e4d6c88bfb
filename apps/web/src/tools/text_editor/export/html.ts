import { textDocumentSchema } from '@murmel/documents';
import type { Node } from '@tiptap/pm/model';
import { DOMSerializer } from '@tiptap/pm/model';
import { mathMarkup } from '../../../core/formulas/draw-math';

/** Plain and readable anywhere; colours by the names of the document. */
const STYLE = `body{max-width:46rem;margin:2rem auto;padding:0 1rem;font:1.0625rem/1.6 system-ui,sans-serif;color:#112121}
h1,h2,h3{line-height:1.2}img{max-width:100%;height:auto}table{border-collapse:collapse;width:100%}th,td{border:1px solid #b8b4ab;padding:.4em .8em;text-align:left;vertical-align:top}
th{background:#f1eee9}td>p,th>p{margin:0}blockquote{margin-left:0;padding-left:1em;border-left:4px solid #d4d1c8}pre{padding:1em;overflow:auto;background:#f1eee9;white-space:pre-wrap}
ul[data-type=taskList]{list-style:none;padding:0}ul[data-type=taskList] li{display:flex;gap:.6em}ul[data-type=taskList] p{margin:0}mark{background:#ffe1a1}
span[data-colour=koralle]{color:#b13726}span[data-colour=sonne]{color:#a06604}span[data-colour=wiese]{color:#48770c}span[data-colour=himmel]{color:#0e6baf}span[data-colour=pflaume]{color:#7e4aad}span[data-colour=beere]{color:#aa3469}
mark[data-colour=koralle]{background:#fed2ca}mark[data-colour=wiese]{background:#cee8ba}mark[data-colour=himmel]{background:#c5e2fe}mark[data-colour=pflaume]{background:#e8d4ff}mark[data-colour=beere]{background:#ffcfde}`;

/** The picture as part of the file, so that it needs no server; its description where it cannot be had. */
async function asData(address: string): Promise<string | undefined> {
  try {
    const answer = await fetch(address);
    if (!answer.ok) return undefined;
    const blob = await answer.blob();
    return await new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.onerror = () => reject(new Error('unreadable'));
      reader.readAsDataURL(blob);
    });
  } catch {
    return undefined;
  }
}

async function embedPictures(root: HTMLElement): Promise<void> {
  await Promise.all(
    Array.from(root.querySelectorAll('img'), async (image) => {
      const data = await asData(image.getAttribute('src') ?? '');
      image.removeAttribute('loading');
      if (data) image.setAttribute('src', data);
      else image.replaceWith(image.alt);
    }),
  );
}

/**
 * A document as one HTML file that needs nothing else: pictures inside, formulas as MathML, no script. Everything
 * is drawn by the guarded schema, so nothing gets in that the document could not hold.
 */
export async function htmlOf(root: Node, title: string, language: string): Promise<string> {
  const page = document.implementation.createHTMLDocument(title);
  page.documentElement.lang = language;
  const main = page.createElement('main');
  main.append(
    DOMSerializer.fromSchema(textDocumentSchema()).serializeFragment(textDocumentSchema().nodeFromJSON(root.toJSON()).content, {
      document: page,
    }),
  );
  await embedPictures(main);
  for (const formula of main.querySelectorAll<HTMLElement>('[data-latex]'))
    formula.innerHTML = mathMarkup(formula.dataset.latex ?? '', formula.tagName === 'DIV');
  main.querySelectorAll('input').forEach((box) => box.setAttribute('disabled', ''));
  const charset = page.createElement('meta');
  charset.setAttribute('charset', 'utf-8');
  const policy = page.createElement('meta');
  policy.setAttribute('http-equiv', 'Content-Security-Policy');
  policy.setAttribute('content', "default-src 'none'; img-src data:; style-src 'unsafe-inline'");
  const style = page.createElement('style');
  style.textContent = STYLE;
  page.head.prepend(charset, policy);
  page.head.append(style);
  if (root.firstChild?.type.name !== 'heading' || root.firstChild.attrs.level !== 1) {
    const heading = page.createElement('h1');
    heading.textContent = title;
    main.prepend(heading);
  }
  page.body.append(main);
  return `<!doctype html>\n${page.documentElement.outerHTML}\n`;
}
