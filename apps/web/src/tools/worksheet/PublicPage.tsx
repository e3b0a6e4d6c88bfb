import 'virtual:murmel-contract/worksheets';
import { AnswerScreens } from '../../core/answers/AnswerScreens';
import { responsePlaces, useResponseAddress } from '../../core/answers/response-address';
import type { PublicPageProps } from '../../core/sharing/ItemGate';
import { lazyPart } from '../../platform/page/lazy-part';
import { useTexts } from './work/texts';
import { useSheet } from './work/use-sheet';

const WorkPage = lazyPart(() => import('./work/WorkPage'), 'now');
const PLACES = responsePlaces('worksheet');

/** Page of a worksheet for visitors with the link: a name, the tasks, and the results. */
export default function PublicPage({ item, reload, page, params }: PublicPageProps) {
  const t = useTexts();
  const sheet = useSheet(item.id, reload);
  const address = useResponseAddress(PLACES, item.id, page, params);
  const texts = { title: t('failed.title'), text: t('failed.text'), again: t('failed.again') };
  return (
    <AnswerScreens {...sheet} title={item.title} colour="sonne" texts={texts}>
      {(open, waiting) => <WorkPage open={open} {...address} reload={reload} waiting={waiting} />}
    </AnswerScreens>
  );
}
