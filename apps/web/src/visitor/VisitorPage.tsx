import { type PublicPlace, publicPlaceOf } from '@murmel/contracts';
import { Suspense, useEffect } from 'react';
import { GateMessage, ItemGate } from '../core/sharing/ItemGate';
import { useRequestsPending } from '../platform/api/pending';
import { FaultBoundary } from '../platform/errors/FaultBoundary';
import { useTranslation } from '../platform/i18n/use-translation';
import { showTitle } from '../platform/page/title';
import { ProgressBar } from '../ui/status/ProgressBar';
import { Toasts } from '../ui/status/Toasts';
import { MiniFooter } from './MiniFooter';
import { OpenPanelLayout } from './OpenPanelLayout';
import { PublicContent } from './PublicContent';

const reload = (): void => location.reload();

/** Page of a visitor with a link: one item of one tool, nothing around it. */
export function VisitorPage({ path }: { path: string }) {
  const { t, i18n } = useTranslation('platform/page');
  const { t: tools } = useTranslation('tools');
  const shown = publicPlaceOf(path);
  const pending = useRequestsPending();
  useEffect(() => showTitle(path, shown && tools(`catalogue.${shown.type}.name`)), [path, shown, tools, i18n.language]);
  return (
    <FaultBoundary fallback={<GateMessage kind="error" reload={reload} />}>
      <ProgressBar active={pending} label={t('loading')} />
      {shown ? <PublicItem {...shown} /> : <GateMessage kind="gone" reload={reload} />}
      <Toasts label={t('messages')} closeLabel={t('dismiss')} />
    </FaultBoundary>
  );
}

function PublicItem({ type, itemId, page, params }: PublicPlace) {
  return (
    <ItemGate type={type} itemId={itemId}>
      {(open) => (
        <OpenPanelLayout item={open.item}>
          <Suspense fallback={null}>
            <PublicContent {...open} type={type} page={page} params={params} />
            <MiniFooter item={open.item} type={type} page={page} />
          </Suspense>
        </OpenPanelLayout>
      )}
    </ItemGate>
  );
}
