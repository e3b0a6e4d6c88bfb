import type { OwnWork } from '@murmel/contracts';
import { IconClock, IconDevices, IconLock, IconPencil } from '@tabler/icons-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { FormButton } from '../../../core/answers/FormButton';
import { MessageScreen } from '../../../core/answers/MessageScreen';
import { fileUrl, thumbnailUrl } from '../../../core/boards/file-address';
import { type PartHost, PartHostContext } from '../../../core/parts/part-host';
import { GateMessage } from '../../../core/sharing/ItemGate';
import { session } from '../../../platform/session/store';
import { Marble } from '../../../ui/marbles/Marble';
import { HandedIn } from './HandedIn';
import { NameScreen } from './NameScreen';
import { useTexts } from './texts';
import type { OpenSheet } from './use-sheet';
import { WorkScreen } from './WorkScreen';

interface WorkPageProps {
  open: OpenSheet;
  /** the response that the address names */
  responseId: string | undefined;
  /** keeps the address of one's own response, so that a reload shows it */
  stay: (id: string) => void;
  /** asks again whether the sheet may be seen */
  reload: () => void;
}

/** Shows the stage of a participant's work on a sheet: before, during, or after it. */
export default function WorkPage({ open, responseId, stay, reload }: WorkPageProps) {
  const { sheet, own } = open;
  const [anew, setAnew] = useState(false);
  const ownId = own?.id;
  const [byKey] = useState(() => session.get().responseKey !== null);
  // The server knows this device by now, or the key opens nothing.
  useEffect(() => session.change({ responseKey: null }), []);
  useEffect(() => {
    if (ownId && responseId !== ownId) stay(ownId);
  }, [ownId, responseId, stay]);
  const host = useMemo<PartHost>(
    () => ({
      item: sheet,
      editable: false,
      change: () => Promise.resolve({ ok: false, refusal: { code: 'FORBIDDEN' } }),
      newest: () => undefined,
      fileUrl,
      thumbnailUrl,
    }),
    [sheet],
  );
  const begun = (work: OwnWork): void => {
    open.setOwn(work);
    stay(work.id);
  };
  const screen = (): ReactNode => {
    if (own?.submittedAt) return <HandedIn open={open} own={own} />;
    if (own) return <WorkScreen key={own.id} open={open} own={own} />;
    if (responseId !== undefined && byKey && !anew) return <WrongLink open={open} onAnew={() => setAnew(true)} />;
    // Another user's response looks like a missing one.
    if (responseId !== undefined && !anew) return <GateMessage kind="gone" reload={reload} />;
    if (open.state !== 'open') return <NotNow open={open} />;
    if (sheet.worksheet.blocks.length === 0) return <NothingYet open={open} />;
    return <NameScreen open={open} onBegun={begun} />;
  };
  return <PartHostContext value={host}>{screen()}</PartHostContext>;
}

/** The secret in the address opens nothing (any more). */
function WrongLink({ open, onAnew }: { open: OpenSheet; onAnew: () => void }) {
  const t = useTexts();
  return (
    <MessageScreen
      screen="wrong-link"
      offline={open.offline}
      marble={<Marble colour="himmel" swirl={3} size={132} icon={IconDevices} />}
      title={t('device.gone')}
      actions={<FormButton onClick={onAnew}>{t('device.new')}</FormButton>}
    >
      <p>{t('device.renew')}</p>
    </MessageScreen>
  );
}

function NotNow({ open }: { open: OpenSheet }) {
  const t = useTexts();
  const key = open.state === 'draft' ? 'draft' : 'closed';
  return (
    <MessageScreen
      screen={key}
      offline={open.offline}
      marble={<Marble colour={key === 'draft' ? 'himmel' : 'koralle'} swirl={1} size={132} icon={key === 'draft' ? IconClock : IconLock} />}
      title={t(`${key}.title`)}
    >
      <p>{t(`${key}.text`)}</p>
    </MessageScreen>
  );
}

function NothingYet({ open }: { open: OpenSheet }) {
  const t = useTexts();
  return (
    <MessageScreen
      screen="empty"
      offline={open.offline}
      marble={<Marble colour="sonne" swirl={2} size={132} icon={IconPencil} />}
      title={t('empty.title')}
    >
      <p>{t('empty.text')}</p>
    </MessageScreen>
  );
}
