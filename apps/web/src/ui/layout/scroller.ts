/**
 * Returns the nearest ancestor, including the element itself, with overflowing scrollable content. @param end element at which the search
 * ends, itself excluded
 */
export function scrollerFrom(start: Element | null, end?: Element): Element | undefined {
  for (let element = start; element && element !== end; element = element.parentElement)
    if (element.scrollHeight > element.clientHeight && /auto|scroll/.test(getComputedStyle(element).overflowY)) return element;
  return undefined;
}
