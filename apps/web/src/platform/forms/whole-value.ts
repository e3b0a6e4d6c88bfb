/** State of a field for dates, times or numbers, as browsers report it. */
interface TypedField {
  value: string;
  validity: { badInput: boolean };
}

/**
 * Returns the value of a field for a date, a time or a number; '' for an empty one.
 * @returns undefined while it is half filled, when browsers report its value as '', as of an empty field
 */
export function wholeValue({ value, validity }: TypedField): string | undefined {
  return validity.badInput ? undefined : value;
}

/**
 * Refuses the submission of a form while a field in it is half filled, before the form hears of it.
 * @returns true if it was refused; the first of several fields has the focus
 */
export function refuseHalfFilled(event: Event, field: (TypedField & { focus(): void }) | null): boolean {
  if (!field || wholeValue(field) !== undefined) return false;
  if (!event.defaultPrevented) field.focus();
  event.preventDefault();
  event.stopPropagation();
  return true;
}
