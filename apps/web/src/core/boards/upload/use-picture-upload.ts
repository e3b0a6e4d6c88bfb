import { useState } from 'react';
import { uploadPicture } from './upload-picture';

/** Sends one picture into an item. @returns how far it is, and why the last one is not there */
export function usePictureUpload(itemId: string, onSent: (fileId: string) => void) {
  const [percent, setPercent] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const send = async (file: File) => {
    setProblem(undefined);
    try {
      const sent = await uploadPicture(itemId, file, { onProgress: (fraction) => setPercent(Math.round(100 * fraction)) });
      if (sent.ok) onSent(sent.file.id);
      else setProblem(sent.reason);
    } finally {
      setPercent(undefined);
    }
  };
  return { percent, problem, send: (file: File) => void send(file) };
}
