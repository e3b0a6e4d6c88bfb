/**
 * Ignores a file dropped outside of a file field: browsers would show it in place of the page, and unsaved text would be lost. Fields for
 * files handle drops by themselves.
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
