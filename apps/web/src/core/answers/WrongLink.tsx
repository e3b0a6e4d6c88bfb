import { IconDevices } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { session } from '../../platform/session/store';
import { Marble } from '../../ui/marbles/Marble';
import { FormButton } from './FormButton';
import { MessageScreen } from './MessageScreen';

/** Returns whether this page was opened by the key of a response. The server knows the device by now, or the key opens nothing. */
export function useOpenedByKey(): boolean {
  const [byKey] = useState(() => session.get().responseKey !== null);
  useEffect(() => session.change({ responseKey: null }), []);
  return byKey;
}

interface WrongLinkProps {
  offline: boolean;
  texts: { gone: string; renew: string; new: string };
  onAnew: () => void;
}

/** The secret in the address opens nothing (any more). */
export function WrongLink({ offline, texts, onAnew }: WrongLinkProps) {
  return (
    <MessageScreen
      screen="wrong-link"
      offline={offline}
      marble={<Marble colour="himmel" swirl={3} size={132} icon={IconDevices} />}
      title={texts.gone}
      actions={<FormButton onClick={onAnew}>{texts.new}</FormButton>}
    >
      <p>{texts.renew}</p>
    </MessageScreen>
  );
}
