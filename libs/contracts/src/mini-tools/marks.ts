/** Marks around text written by the user. No keyboard has them, and `withoutMarks` removes them from every value. */
export const MARKS = { opens: '⟦', closes: '⟧' } as const;

/** A value cannot end its marks: they, and what is drawn like them, become ordinary brackets. */
export function withoutMarks(value: string): string {
  return value.replace(/[⟦〚]/gu, '[').replace(/[⟧〛]/gu, ']');
}

/** Encloses the value in marks, so that a model can distinguish it from the instruction. */
export function marked(value: string): string {
  return `${MARKS.opens}${value}${MARKS.closes}`;
}
