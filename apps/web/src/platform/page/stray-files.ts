/**
 * A file that is dropped where nobody takes it stays where it was: browsers would show it in place of the page, and what was
 * being written would be gone. Fields for files take them by themselves.
 */
export function ignoreStrayFiles(page: EventTarget = window): void {
  for (const kind of ['dragover', 'drop'] as const) page.addEventListener(kind, (event) => refuse(event as DragEvent));
}

function refuse(event: DragEvent): void {
  const { dataTransfer: transfer, target } = event;
  if (event.defaultPrevented || !transfer?.types.includes('Files')) return;
  if (target instanceof HTMLInputElement && target.type === 'file') return;
  event.preventDefault();
  transfer.dropEffect = 'none';
}
