import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '../../../../platform/i18n/use-translation';
import { Dialog } from '../../../../ui/overlays/Dialog';
import { ActionButton } from './ActionButton';

interface OpenSettingsProps {
  label: string;
  title: string;
  quiet?: boolean;
  children: (close: () => void) => ReactNode;
}

/** Opens the settings of a card from the card itself, where nothing can be done with it before. */
export function OpenSettings({ label, title, quiet = false, children }: OpenSettingsProps) {
  const { t: shell } = useTranslation('shell');
  const [opened, setOpened] = useState(false);
  const close = (): void => setOpened(false);
  return (
    <>
      <ActionButton quiet={quiet} onClick={() => setOpened(true)}>
        {label}
      </ActionButton>
      {/* Out of the card: presses and keys in there are not meant for the page. */}
      {createPortal(
        <Dialog opened={opened} onClose={close} title={title} closeLabel={shell('close')}>
          {children(close)}
        </Dialog>,
        document.body,
      )}
    </>
  );
}
