const HEAD = '<!--murmel:head-->';
/** Behind the files of the entry, so that a phone asks for those first. */
const FILES = '<!--murmel:files-->';

/**
 * Inserts `head` and links to `files` into the page's template. Does not use `replace` with a text: names may contain `$'` and `$&`, which
 * would insert parts of the page.
 */
export function filledPage(template: string, head: string, files = ''): string {
  return template.split(FILES).join(files).split(HEAD).join(head);
}

/**
 * Returns JSON that ends no script and breaks no line, whatever names it contains. Replaces character by character: calling a function for
 * each would take longer than all else.
 */
export function scriptJson(data: unknown): string {
  return JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
