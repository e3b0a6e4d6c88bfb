import { LIMITS } from '@murmel/contracts';
import type { PartOf } from '@murmel/documents';
import { useState } from 'react';
import { PillTabs } from '../../../ui/forms/PillTabs';
import { TextInput } from '../../../ui/forms/TextField';
import { Panel } from '../Panel';
import { usePartHost } from '../part-host';
import { type PartProps, useChange } from '../part-screen';
import { useTexts } from '../texts';
import { ChooseFile } from '../upload/ChooseFile';
import { usePartUpload } from '../upload/use-part-upload';

/** Settings of a picture: the file, its description, and how it fills its part. */
export default function ImageSettings({ part, close }: PartProps<PartOf<'image'>> & { close(): void }) {
  const t = useTexts();
  const change = useChange(part);
  const file = usePartUpload(part);
  const { flows } = usePartHost();
  const { alt, fit } = part.content;
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
      <ChooseFile part={part} file={file} />
      <TextInput
        label={t('image.alt')}
        description={t('image.altHint')}
        value={words}
        maxLength={LIMITS.image.altMax}
        onChange={(event) => setWords(event.currentTarget.value)}
        onBlur={keep}
      />
      {!flows && (
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
      )}
    </Panel>
  );
}
