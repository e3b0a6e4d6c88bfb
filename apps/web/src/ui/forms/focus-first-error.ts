/**
 * Puts focus into the first field of a form that is marked as wrong. Call it after the errors are drawn
 * (in an effect, or after flushSync). Answers whether there was one.
 */
export function focusFirstError(form: ParentNode | null): boolean {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]:not([disabled])');
  field?.focus();
  return Boolean(field);
}
