import { CORRECTION_LIMITS, TOOLS } from '@murmel/contracts';
import { IconCamera } from '@tabler/icons-react';
import { useState } from 'react';
import { problemOf } from '../../../core/boards/upload/upload-problem';
import { uploadFile } from '../../../platform/upload/upload-file';
import { FileDropZone } from '../../../ui/files/FileDropZone';
import { RollingMarble } from '../../../ui/marbles/RollingMarble';
import { Notice } from '../../../ui/status/Notice';
import { useTexts } from '../texts';

const { photoMegabytes: max } = CORRECTION_LIMITS;

/** Place for photos of a printed page: their words are read on the server of the house, and neither is kept there. */
export function PhotoField({ itemId, onText }: { itemId: string; onText: (text: string) => void }) {
  const t = useTexts();
  const [left, setLeft] = useState(0);
  const [problem, setProblem] = useState<string>();
  const readOne = async (file: File): Promise<string> => {
    const path = `${TOOLS.correction_aid.route}/${itemId}/photos`;
    const { text, sure } = await uploadFile<{ text: string; sure: boolean }>({ path, file }).catch((error: unknown) => {
      throw new Error(problemOf(error, file));
    });
    if (text === '') throw new Error(t('photo.nothing', { name: file.name }));
    if (!sure) throw new Error(t('photo.unsure', { name: file.name }));
    return text;
  };
  const read = async (files: readonly File[]): Promise<void> => {
    if (left > 0) return;
    setProblem(undefined);
    setLeft(files.length);
    const pages: string[] = [];
    try {
      // One after the other: the pages of a text are in their order.
      for (const file of files) {
        pages.push(await readOne(file));
        setLeft((before) => before - 1);
      }
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
    setLeft(0);
    if (pages.length > 0) onText(pages.join('\n\n'));
  };
  return (
    <>
      <FileDropZone
        icon={IconCamera}
        accept="image/jpeg,image/png,image/webp"
        onFile={(file) => void read([file])}
        onFiles={(files) => void read(files)}
      >
        {t('photo.choose', { max })}
      </FileDropZone>
      <div role="status">{left > 0 && <RollingMarble label={t('photo.reading', { count: left })} colour="pflaume" quiet />}</div>
      {problem && (
        <Notice tone="alert" announce>
          {problem}
        </Notice>
      )}
    </>
  );
}
