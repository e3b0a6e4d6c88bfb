const RULE = 'plain-comment';
/** Says where a sentence begins that has no subject yet: a reader has to wait for it. */
const OPENS_LATE = /^(What|Whoever|Whatever|So|Who|Whose)\b/;
const NAMES_PEOPLE = /\b(somebody|nobody|whoever|someone|anybody|everybody|no one|anyone|everyone)\b/i;

/** Checks that comments begin with a verb or a noun, and name types and roles instead of people. */
export function* commentFaults(source) {
  for (const { text, line } of merged(source.comments())) {
    if (OPENS_LATE.test(text)) yield { line, rule: RULE, message: 'A comment begins with a verb or a noun.' };
    const word = NAMES_PEOPLE.exec(text)?.[0];
    if (word) yield { line, rule: RULE, message: `A comment names the type or role instead of "${word}".` };
  }
}

/** Joins lines that follow each other: only the first one begins a comment. */
function merged(comments) {
  const joined = [];
  for (const comment of comments) {
    const last = joined.at(-1);
    const text = comment.text.replace(/^\*+\s*/, '');
    if (last && comment.isLine && last.isLine && comment.line === last.end + 1) {
      last.text += `\n${text}`;
      last.end = comment.line;
    } else joined.push({ ...comment, text, end: comment.line });
  }
  return joined;
}
