/** Maximum nesting of lists and quotations, more than any author uses; deeper levels cost the browser more than they are worth. */
const DEEPEST = 24;
/** Marks that wait for their end are looked for again and again: so many in one paragraph are no text. */
const MOST_MARKS = 2000;
/** A page holds so many cells of tables and no more. */
const MOST_CELLS = 6000;

/** True if a text is Markdown that a browser renders quickly. Any other text is shown unformatted. */
export function isDrawable(text: string): boolean {
  const deep = text.split('\n').some((line) => {
    const marks = /^[\s>*+-]*/.exec(line)?.[0] ?? '';
    // A line of nothing but dashes is a rule, however long it is.
    return marks.length < line.length && depthOf(marks) > DEEPEST;
  });
  const cells = text.split('|').length;
  return (
    !deep &&
    cells <= MOST_CELLS &&
    text.split(/\n\s*\n/).every((paragraph) => (paragraph.match(/[[\]*_~`$<>]/g)?.length ?? 0) <= MOST_MARKS)
  );
}

/** Each sign begins something, and so do two spaces. */
const depthOf = (marks: string): number =>
  marks
    .replaceAll('\t', '    ')
    .replaceAll(/ {2}|[>*+-]/g, '#')
    .replaceAll(/[^#]/g, '').length;
