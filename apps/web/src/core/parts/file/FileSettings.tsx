import type { PartOf } from '@murmel/documents';
import { Panel } from '../Panel';
import type { PartProps } from '../part-screen';
import { useTexts } from '../texts';
import { ChooseFile } from '../upload/ChooseFile';
import { usePartUpload } from '../upload/use-part-upload';

/** Settings that choose the file. */
export default function FileSettings({ part, close }: PartProps<PartOf<'file'>> & { close(): void }) {
  const t = useTexts();
  const file = usePartUpload(part);
  return (
    <Panel onDone={close}>
      {part.content.file && <p>{t('file.current', { name: part.content.name })}</p>}
      <ChooseFile part={part} file={file} />
    </Panel>
  );
}
