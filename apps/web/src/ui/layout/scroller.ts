/** The nearest element from one outwards that is higher inside than its room and can be scrolled. @param end where to stop; it is not asked itself */
export function scrollerFrom(start: Element | null, end?: Element): Element | undefined {
  for (let element = start; element && element !== end; element = element.parentElement)
    if (element.scrollHeight > element.clientHeight && /auto|scroll/.test(getComputedStyle(element).overflowY)) return element;
  return undefined;
}
