const HEAD = '<!--murmel:head-->';
/** Behind the files of the entry, so that a phone asks for those first. */
const FILES = '<!--murmel:files-->';

/** The page with `head` and links to `files` where its template leaves room. Not `replace` with a text: names hold `$'` and `$&`, which would stand for parts of the page. */
export function filledPage(template: string, head: string, files = ''): string {
  return template.split(FILES).join(files).split(HEAD).join(head);
}

/** JSON that ends no script and breaks no line, whatever somebody is called. */
export function scriptJson(data: unknown): string {
  return JSON.stringify(data).replace(/[<>\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
