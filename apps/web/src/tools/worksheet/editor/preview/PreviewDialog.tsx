import { IconDeviceMobile, IconDeviceTablet, IconFileText } from '@tabler/icons-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { PartHostContext, usePartHost } from '../../../../core/parts/part-host';
import { PillTabs } from '../../../../ui/forms/PillTabs';
import { Dialog } from '../../../../ui/overlays/Dialog';
import { SkeletonGrid } from '../../../../ui/status/SkeletonGrid';
import { StillSheet } from '../drawn/StillSheet';
import { useWorksheet } from '../open/worksheet-context';
import { useTexts } from '../texts';
import classes from './preview.module.css';

const PdfPreviewPages = lazy(() => import('../../pdf/PdfPreviewPages'));

/** Widths in CSS pixels. */
const WIDTHS = { phone: 390, tablet: 768 } as const;
const ICONS = { phone: IconDeviceMobile, tablet: IconDeviceTablet, paper: IconFileText } as const;
type Shown = keyof typeof ICONS;
const SHOWN: readonly Shown[] = ['phone', 'tablet', 'paper'];

/** The sheet without what only its authors know, as wide as it is elsewhere; on paper the very pages that are printed. */
export default function PreviewDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const { item, sheet } = useWorksheet();
  const [shown, setShown] = useState<Shown>('phone');
  const host = usePartHost();
  const looking = useMemo(() => ({ ...host, editable: false }), [host]);
  return (
    <Dialog opened onClose={onClose} size="xl" title={t('preview.title')} closeLabel={t('close')}>
      <PillTabs<Shown>
        label={t('preview.on')}
        options={SHOWN.map((value) => ({ value, label: t(`preview.${value}`), icon: ICONS[value] }))}
        value={shown}
        onChange={setShown}
      />
      <div className={classes.stage} tabIndex={0} role="region" aria-label={t(`preview.${shown}`)}>
        {shown === 'paper' ? (
          <Suspense fallback={<SkeletonGrid shape="lines" count={6} label={t('loading')} />}>
            <PdfPreviewPages id={item.id} />
          </Suspense>
        ) : (
          <div className={classes.sheet} style={{ inlineSize: WIDTHS[shown] }} data-shown={shown}>
            <PartHostContext value={looking}>
              <StillSheet item={item} sheet={sheet} solutions={false} />
            </PartHostContext>
          </div>
        )}
      </div>
    </Dialog>
  );
}
