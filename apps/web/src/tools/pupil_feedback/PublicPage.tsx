import 'virtual:murmel-contract/pupilFeedback';
import { AnswerScreens } from '../../core/answers/AnswerScreens';
import { responsePlaces, useResponseAddress } from '../../core/answers/response-address';
import type { PublicPageProps } from '../../core/sharing/ItemGate';
import { lazyPart } from '../../platform/page/lazy-part';
import { useTexts } from './writing/texts';
import { useAssignment } from './writing/use-assignment';

const WritingPage = lazyPart(() => import('./writing/WritingPage'), 'now');
const PLACES = responsePlaces('pupil_feedback');

/** Page of an assignment for visitors with the link: a name, the text, and the feedback on it. */
export default function PublicPage({ item, reload, page, params }: PublicPageProps) {
  const t = useTexts();
  const assignment = useAssignment(item.id, reload);
  const address = useResponseAddress(PLACES, item.id, page, params);
  const texts = { title: t('failed.title'), text: t('failed.text'), again: t('failed.again') };
  return (
    <AnswerScreens {...assignment} title={item.title} colour="sonne" texts={texts}>
      {(open, waiting) => <WritingPage open={open} {...address} reload={reload} waiting={waiting} />}
    </AnswerScreens>
  );
}
