import { prefetchTexts } from '../../../../platform/i18n/i18n';
import { lazyPart } from '../../../../platform/page/lazy-part';
import type { CardProps } from '../card-screen';
import { OpenSettings } from '../shared/OpenSettings';
import { useKindTexts } from '../texts';

const GroupSettings = lazyPart(async () => {
  const [settings] = await Promise.all([import('./GroupSettings'), prefetchTexts(['tools/teaching_board/names'])]);
  return settings;
});

/** The way to the first groups, on the card itself. */
export default function GroupStart({ part: card }: CardProps<'group'>) {
  const t = useKindTexts();
  return (
    <OpenSettings label={t('group.form')} title={t('group.settings')}>
      {(close) => <GroupSettings part={card} close={close} waiting={null} />}
    </OpenSettings>
  );
}
