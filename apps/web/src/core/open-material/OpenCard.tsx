import type { OpenMaterial } from '@murmel/contracts';
import { IconCopy, IconCreativeCommons, IconDots, IconFlag } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { useSession } from '../../platform/session/store';
import { ActionMenu, type MenuAction } from '../../ui/overlays/ActionMenu';
import { IconButton } from '../../ui/overlays/IconButton';
import { ItemActions } from '../item-menu/ItemActions';
import { audienceLine } from '../items/audience';
import { ItemCard } from '../items/ItemCard';
import { itemHref } from '../links/item-href';
import { ReportDialog } from '../reviews/report/lazy-report-dialog';
import { useApproval } from './use-approval';

interface OpenCardProps {
  entry: OpenMaterial;
  now: Date;
  headingLevel?: 2 | 3;
  /** a copy was made */
  onTaken: () => void;
}

/** One open material: its purpose, author and licence. It opens on its public page. */
export function OpenCard({ entry, now, headingLevel = 2, onTaken }: OpenCardProps) {
  const { item, path, copies, approved, provider } = entry;
  const { t } = useTranslation('gallery');
  const { t: items } = useTranslation('items', 'items/settings');
  const { t: sharing } = useTranslation('sharing');
  const { isTeacher } = useSession();
  const approval = useApproval();
  const [busy, setBusy] = useState(false);
  const [reporting, setReporting] = useState(false);
  const said = [
    ...(item.licence ? [sharing(`licences.${item.licence.replaceAll('.', '_')}`)] : []),
    items('by', { name: item.author.name }),
    ...(provider && provider.name !== item.author.name ? [provider.name] : []),
    ...(approved ? [t('approved')] : []),
    ...(copies > 0 ? [t('copies', { count: copies })] : []),
  ];
  const take = async () => {
    setBusy(true);
    const { makeCopies } = await import('../remixes/make-copies');
    await makeCopies([item], (copy) => location.assign(itemHref(copy)));
    setBusy(false);
    onTaken();
  };
  const report: MenuAction[] = item.abilities.report
    ? [{ key: 'report', label: t('report'), icon: IconFlag, onSelect: () => setReporting(true) }]
    : [];
  return (
    <>
      <ItemCard
        item={item}
        now={now}
        href={path}
        headingLevel={headingLevel}
        open={{ meant: audienceLine(items, item).join(', '), said: said.join(' · '), icon: IconCreativeCommons }}
        actions={
          isTeacher ? (
            <>
              {item.abilities.remix && (
                <IconButton
                  variant="surface"
                  icon={IconCopy}
                  label={t('take', { title: item.title })}
                  tipAlign="end"
                  busy={busy}
                  onClick={() => void take()}
                />
              )}
              <ItemActions item={item} compact more={[...approval(entry), ...report]} />
            </>
          ) : (
            report.length > 0 && (
              <ActionMenu
                actions={report}
                button={(props) => (
                  <IconButton {...props} variant="surface" icon={IconDots} label={items('more', { title: item.title })} tipAlign="end" />
                )}
              />
            )
          )
        }
      />
      <Suspense fallback={null}>{reporting && <ReportDialog item={item} onClose={() => setReporting(false)} />}</Suspense>
    </>
  );
}
