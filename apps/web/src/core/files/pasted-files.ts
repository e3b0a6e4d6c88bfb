import { useEffect, useEffectEvent } from 'react';

/** Fields into which words are pasted: programs put pictures of the same words beside them. */
const WRITES = 'input:not([type="file"]), textarea, [contenteditable="true"]';

/**
 * Files from the clipboard, wherever on the page nothing is being written.
 * @param wanted whether this part of the screen takes any now
 */
export function usePastedFiles(onFiles: (files: readonly File[]) => void, wanted: boolean): void {
  const given = useEffectEvent((event: ClipboardEvent): void => {
    const target = event.target instanceof Element ? event.target : null;
    const files = Array.from(event.clipboardData?.files ?? []);
    // Over the page lies another part of it.
    const covered = document.querySelector('dialog[open]') !== null;
    if (!wanted || files.length === 0 || event.defaultPrevented || covered || target?.closest(WRITES)) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent): void => given(event);
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}
