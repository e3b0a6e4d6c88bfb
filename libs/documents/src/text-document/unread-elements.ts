/** Elements of foreign HTML of which not even the words are taken, whether it is pasted or comes in a file. */
export const UNREAD_ELEMENTS = [
  ...['style', 'script', 'meta', 'link', 'title', 'xml', 'object', 'embed', 'template', 'noscript', 'svg'],
  ...['form', 'input', 'select', 'textarea', 'button'],
] as const;
