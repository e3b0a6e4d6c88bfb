import { LIMITS } from '@murmel/contracts';
import { useState } from 'react';
import { PillTabs } from '../../../../../ui/forms/PillTabs';
import { TextInput } from '../../../../../ui/forms/TextField';
import { type CardProps, useChange } from '../../card-screen';
import { Panel } from '../parts/Panel';
import { useTexts } from '../texts';
import { ChooseFile } from '../upload/ChooseFile';
import { useCardUpload } from '../upload/use-card-upload';

/** Which picture, what it shows, and how it fills its card. */
export default function ImageSettings({ card, close }: CardProps<'image'> & { close(): void }) {
  const t = useTexts();
  const change = useChange(card);
  const file = useCardUpload(card);
  const { alt, fit } = card.content;
  const [words, setWords] = useState(alt);
  const keep = () => {
    if (words.trim() !== alt) void change({ alt: words.trim() });
  };
  const done = () => {
    keep();
    close();
  };
  return (
    <Panel onDone={done}>
      <ChooseFile card={card} file={file} />
      <TextInput
        label={t('image.alt')}
        description={t('image.altHint')}
        value={words}
        maxLength={LIMITS.image.altMax}
        onChange={(event) => setWords(event.currentTarget.value)}
        onBlur={keep}
      />
      <PillTabs
        label={t('image.fit')}
        labelHidden={false}
        fullWidth
        options={[
          { value: 'cover', label: t('image.cover') },
          { value: 'contain', label: t('image.contain') },
        ]}
        value={fit}
        onChange={(value) => void change({ fit: value })}
      />
    </Panel>
  );
}
