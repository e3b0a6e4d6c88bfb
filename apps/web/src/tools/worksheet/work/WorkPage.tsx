import type { OwnWork } from '@murmel/contracts';
import { IconClock, IconLock, IconPencil } from '@tabler/icons-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { MessageScreen } from '../../../core/answers/MessageScreen';
import { useOpenedByKey, WrongLink } from '../../../core/answers/WrongLink';
import { fileUrl, thumbnailUrl } from '../../../core/boards/file-address';
import { type PartHost, PartHostContext } from '../../../core/parts/part-host';
import { GateMessage } from '../../../core/sharing/ItemGate';
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
  const t = useTexts();
  const { sheet, own } = open;
  const [anew, setAnew] = useState(false);
  const ownId = own?.id;
  const byKey = useOpenedByKey();
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
    if (responseId !== undefined && byKey && !anew) {
      const texts = { gone: t('device.gone'), renew: t('device.renew'), new: t('device.new') };
      return <WrongLink offline={open.offline} texts={texts} onAnew={() => setAnew(true)} />;
    }
    // Another user's response looks like a missing one.
    if (responseId !== undefined && !anew) return <GateMessage kind="gone" reload={reload} />;
    if (open.state !== 'open') return <NotNow open={open} />;
    if (sheet.worksheet.blocks.length === 0) return <NothingYet open={open} />;
    return <NameScreen open={open} onBegun={begun} />;
  };
  return <PartHostContext value={host}>{screen()}</PartHostContext>;
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
