import { useEffect, useEffectEvent } from 'react';

/** The first file of what was dropped or pasted. */
export function fileIn(transfer: DataTransfer | null): File | undefined {
  return transfer?.files[0];
}

/**
 * A file from the clipboard.
 * @param wanted whether this part of the screen is meant; without it: always
 */
export function usePastedFile(onFile: (file: File) => void, wanted: () => boolean = () => true): void {
  const given = useEffectEvent((event: ClipboardEvent): void => {
    const pasted = fileIn(event.clipboardData);
    if (!pasted || event.defaultPrevented || !wanted()) return;
    event.preventDefault();
    onFile(pasted);
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent): void => given(event);
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}
