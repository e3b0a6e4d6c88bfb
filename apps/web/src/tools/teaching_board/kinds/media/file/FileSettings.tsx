import type { CardProps } from '../../card-screen';
import { Panel } from '../parts/Panel';
import { useTexts } from '../texts';
import { ChooseFile } from '../upload/ChooseFile';
import { useCardUpload } from '../upload/use-card-upload';

/** Which file. */
export default function FileSettings({ card, close }: CardProps<'file'> & { close(): void }) {
  const t = useTexts();
  const file = useCardUpload(card);
  return (
    <Panel onDone={close}>
      {card.content.file && <p>{t('file.current', { name: card.content.name })}</p>}
      <ChooseFile card={card} file={file} />
    </Panel>
  );
}
