const STOPS =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, iframe, audio[controls], video[controls], [contenteditable="true"], [tabindex]';

/** Returns the tab stops inside an element, itself first. */
function stopsOf(element: HTMLElement): HTMLElement[] {
  return [element, ...element.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) => stop.tabIndex >= 0 && stop.checkVisibility({ visibilityProperty: true }) && !isQuietRadio(stop),
  );
}

/** True for a radio button of a group that is no tab stop; only the chosen one, or the first, is one. */
function isQuietRadio(stop: HTMLElement): boolean {
  if (!(stop instanceof HTMLInputElement) || stop.type !== 'radio' || stop.checked || stop.name === '') return false;
  const group = Array.from(document.querySelectorAll<HTMLInputElement>(`input[type="radio"][name="${CSS.escape(stop.name)}"]`));
  return group.some((other) => other.checked) || group[0] !== stop;
}

/**
 * Moves the focus with Tab from card to card in reading order, although the DOM order differs, and from a card to its bar.
 * @param groups the cards in reading order, each followed by what belongs to it
 * @returns where Tab goes; undefined where the browser knows it: inside a card, and out of the page
 */
export function nextStop(groups: readonly HTMLElement[], active: Element, backwards: boolean): HTMLElement | undefined {
  const index = groups.findIndex((group) => group.contains(active));
  const group = groups[index];
  if (!group) return undefined;
  const stops = stopsOf(group);
  const edge = backwards ? stops[0] : stops.at(-1);
  if (active !== edge) return undefined;
  for (let next = index + (backwards ? -1 : 1); groups[next]; next += backwards ? -1 : 1) {
    const stop = stopsOf(groups[next]!).at(backwards ? -1 : 0);
    if (stop) return stop;
  }
  return undefined;
}
