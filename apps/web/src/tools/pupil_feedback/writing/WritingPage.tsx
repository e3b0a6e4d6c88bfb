import type { OwnPupilText } from '@murmel/contracts';
import { IconLock } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { MessageScreen } from '../../../core/answers/MessageScreen';
import { useOpenedByKey, WrongLink } from '../../../core/answers/WrongLink';
import { GateMessage } from '../../../core/sharing/ItemGate';
import { Marble } from '../../../ui/marbles/Marble';
import { NameScreen } from './NameScreen';
import { useTexts } from './texts';
import type { OpenAssignment } from './use-assignment';
import { WriteScreen } from './WriteScreen';

interface WritingPageProps {
  open: OpenAssignment;
  /** the text that the address names */
  responseId: string | undefined;
  /** keeps the address of one's own text, so that a reload shows it */
  stay: (id: string) => void;
  /** asks again whether the assignment may be seen */
  reload: () => void;
}

/** Shows where a pupil is: before they begin, while they write, or why they cannot. */
export default function WritingPage({ open, responseId, stay, reload }: WritingPageProps) {
  const t = useTexts();
  const { own } = open;
  const byKey = useOpenedByKey();
  const [anew, setAnew] = useState(false);
  const ownId = own?.id;
  const [removed, setRemoved] = useState(false);
  const [had, setHad] = useState(ownId);
  if (ownId !== undefined && had !== ownId) setHad(ownId);
  // The teacher removed the text that was here: another one can be begun.
  if (had !== undefined && ownId === undefined && !removed) setRemoved(true);
  useEffect(() => {
    if (ownId && responseId !== ownId) stay(ownId);
  }, [ownId, responseId, stay]);
  const begun = (text: OwnPupilText): void => {
    open.setOwn(text);
    stay(text.id);
  };
  if (own) return <WriteScreen key={own.id} open={open} own={own} />;
  if (responseId !== undefined && byKey && !anew) {
    const texts = { gone: t('device.gone'), renew: t('device.renew'), new: t('device.new') };
    return <WrongLink offline={open.offline} texts={texts} onAnew={() => setAnew(true)} />;
  }
  // The text of another pupil looks like a missing one.
  if (responseId !== undefined && !removed && !anew) return <GateMessage kind="gone" reload={reload} />;
  if (open.state !== 'open') return <Closed open={open} />;
  return <NameScreen open={open} onBegun={begun} />;
}

function Closed({ open }: { open: OpenAssignment }) {
  const t = useTexts();
  return (
    <MessageScreen
      screen="closed"
      offline={open.offline}
      marble={<Marble colour="koralle" swirl={1} size={132} icon={IconLock} />}
      title={t('closed.title')}
    >
      <p>{t('closed.text')}</p>
    </MessageScreen>
  );
}
