import { useEffect, useRef } from 'react';

/** The first file of what was dropped or pasted. */
export function fileIn(transfer: DataTransfer | null): File | undefined {
  return transfer?.files[0];
}

/**
 * A file from the clipboard.
 * @param wanted whether this part of the screen is meant; without it: always
 */
export function usePastedFile(onFile: (file: File) => void, wanted: () => boolean = () => true): void {
  const latest = useRef({ onFile, wanted });
  useEffect(() => {
    latest.current = { onFile, wanted };
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent): void => {
      const pasted = fileIn(event.clipboardData);
      if (!pasted || event.defaultPrevented || !latest.current.wanted()) return;
      event.preventDefault();
      latest.current.onFile(pasted);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}
