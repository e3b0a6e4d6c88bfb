import type { HelpAnchor } from '../articles';

/** The part of the page that a step speaks of; undefined where it is not on the screen. */
export function helpAnchorElement(place: HelpAnchor): HTMLElement | undefined {
  const all = document.querySelectorAll<HTMLElement>(`[data-help='${place}']`);
  return [...all].find((element) => element.getClientRects().length > 0);
}

/** Brings it into sight, and the keyboard to it. */
export function showHelpAnchor(place: HelpAnchor): void {
  const element = helpAnchorElement(place);
  element?.scrollIntoView({ block: 'nearest' });
  const operable = element?.matches('button, input, a') ? element : element?.querySelector<HTMLElement>('button, input, a');
  // Shows the keyboard's focus ring, whatever input the user came here with.
  operable?.focus({ focusVisible: true } as FocusOptions);
}
