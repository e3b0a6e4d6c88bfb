const PLACEHOLDER = '<!--murmel:head-->';

/** The page with `head` where its template leaves room. Not `replace` with a text: names hold `$'` and `$&`, which would stand for parts of the page. */
export function filledPage(template: string, head: string): string {
  return template.split(PLACEHOLDER).join(head);
}

/** JSON that ends no script and breaks no line, whatever somebody is called. */
export function scriptJson(data: unknown): string {
  return JSON.stringify(data).replace(/[<>\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
