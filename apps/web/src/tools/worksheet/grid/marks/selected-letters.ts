/** Letters of a text from and to, as JavaScript counts them. */
export interface Letters {
  from: number;
  to: number;
}

/** Returns the selected part of a text that may hold marks; their numbers are no letters of it. @returns undefined: nothing of it */
export function selectedLetters(text: HTMLElement, selection: Selection | null): Letters | undefined {
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  if (!text.contains(range.startContainer) || !text.contains(range.endContainer)) return undefined;
  const before = (node: Node, offset: number): number => {
    const upTo = document.createRange();
    upTo.setStart(text, 0);
    upTo.setEnd(node, offset);
    const letters = upTo.cloneContents();
    for (const number of letters.querySelectorAll('sup')) number.remove();
    return letters.textContent?.length ?? 0;
  };
  const [from, to] = [before(range.startContainer, range.startOffset), before(range.endContainer, range.endOffset)];
  return to > from ? { from, to } : undefined;
}

/** Selects letters of a text that may hold marks. */
export function selectLetters(text: HTMLElement, { from, to }: Letters): void {
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest('sup') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const range = document.createRange();
  let before = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.textContent?.length ?? 0;
    if (from >= before && from < before + length) range.setStart(node, from - before);
    if (to > before && to <= before + length) range.setEnd(node, to - before);
    before += length;
  }
  const selection = getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}
