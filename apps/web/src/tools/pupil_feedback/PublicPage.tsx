import 'virtual:murmel-contract/pupilFeedback';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { useRef } from 'react';
import { FormButton } from '../../core/answers/FormButton';
import { FormFrame, ShownScreen } from '../../core/answers/FormFrame';
import { MessageScreen } from '../../core/answers/MessageScreen';
import type { PublicPageProps } from '../../core/sharing/ItemGate';
import { useTranslation } from '../../platform/i18n/use-translation';
import { lazyPart } from '../../platform/page/lazy-part';
import { Marble } from '../../ui/marbles/Marble';
import { RollingMarble } from '../../ui/marbles/RollingMarble';
import { useResponseAddress } from './writing/response-address';
import { useTexts } from './writing/texts';
import { useAssignment } from './writing/use-assignment';

const WritingPage = lazyPart(() => import('./writing/WritingPage'), 'now');

/** Page of an assignment for visitors with the link: a name, the text, and the feedback on it. */
export default function PublicPage({ item, reload, page, params }: PublicPageProps) {
  const t = useTexts();
  const { t: pageTexts } = useTranslation('platform/page');
  const { open, failed, refresh } = useAssignment(item.id, reload);
  const { responseId, stay } = useResponseAddress(item.id, page, params);
  const shown = useRef<string>(undefined);
  const waiting = (
    <FormFrame screen="loading" offline={false} centred>
      <h1 className="visually-hidden">{item.title}</h1>
      <RollingMarble label={pageTexts('loading')} colour="sonne" quiet />
    </FormFrame>
  );
  if (!open && failed) {
    return (
      <MessageScreen
        screen="failed"
        offline={!navigator.onLine}
        marble={<Marble colour="sonne" size={132} icon={IconPlugConnectedX} />}
        title={t('failed.title')}
        actions={<FormButton onClick={refresh}>{t('failed.again')}</FormButton>}
      >
        <p>{t('failed.text')}</p>
      </MessageScreen>
    );
  }
  if (!open) return waiting;
  return (
    <ShownScreen value={shown}>
      <WritingPage open={open} responseId={responseId} stay={stay} reload={reload} waiting={waiting} />
    </ShownScreen>
  );
}
