const RULE = 'plain-comment';
/** Says where a sentence begins that has no subject yet: a reader has to wait for it. */
const OPENS_LATE = /^(What|Whoever|Whatever|So|Who|Whose)\b/;
const NAMES_PEOPLE = /\b(somebody|nobody|whoever|someone|anybody|everybody|no one|anyone|everyone)\b/i;

/**
 * Checks that comments begin with a verb or a noun, and name types and roles instead of people.
 * @param comments as `joinedComments` returns them
 */
export function* commentFaults(comments) {
  for (const { text, line } of comments) {
    if (OPENS_LATE.test(text)) yield { line, rule: RULE, message: 'A comment begins with a verb or a noun.' };
    const word = NAMES_PEOPLE.exec(text)?.[0];
    if (word) yield { line, rule: RULE, message: `A comment names the type or role instead of "${word}".` };
  }
}

/** Returns the comments of a file; lines that follow each other are one, because only the first one begins it. */
export function joinedComments(source) {
  const joined = [];
  for (const comment of source.comments()) {
    const last = joined.at(-1);
    const text = comment.text.replace(/^\*+\s*/, '');
    const opening = comment.text.slice(0, comment.text.length - text.length);
    if (last && comment.isLine && last.isLine && comment.line === last.end + 1) {
      last.text += `\n${text}`;
      last.end = comment.line;
    } else joined.push({ ...comment, text, line: comment.line + opening.split('\n').length - 1, end: comment.line });
  }
  return joined;
}
