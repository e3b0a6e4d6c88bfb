import { TOOLS, type ToolKey } from '@murmel/contracts';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { useLocation } from 'react-router';
import { followDeepLink } from '../../platform/deep-link/deep-link';
import { errorText } from '../../platform/errors/error-text';
import { useTranslation } from '../../platform/i18n/use-translation';
import { useItemMetadata, useReopening } from '../../platform/live/use-item-metadata';
import { withLiveTitle } from '../../platform/live/with-live-title';
import { mayHaveOfflineData } from '../../platform/offline/offline-flag';
import { lazyPage } from '../../platform/page/lazy-page';
import { Button } from '../../ui/forms/Button';
import { EditorHeader } from '../../ui/layout/EditorHeader';
import { SkeletonGrid } from '../../ui/status/SkeletonGrid';
import { ErrorView } from '../errors/ErrorView';
import { errorKindOf } from '../errors/error-kind';
import { ButtonLink } from '../links/ButtonLink';
import { RouterLink } from '../links/RouterLink';
import { useBackLink } from '../links/use-back-link';
import { BackButton } from '../live-document/BackButton';
import { GateFrame } from '../sharing/ItemGateFrame';
import classes from './editor.module.css';
import { ItemInTrash } from './ItemInTrash';

const UnsentTextNotice = lazyPage(() => import('../offline/UnsentTextNotice'), ['offline']);

interface EditorGateProps<Data> {
  tool: ToolKey;
  itemId: string;
  query: UseQueryResult<Data>;
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Gate before the editor of an item. Shows loading, not available and error itself, and keeps its title up to date. */
export function EditorGate<Data extends { title: string }>({ tool, itemId, query, skeleton, children }: EditorGateProps<Data>) {
  useFollowDeepLink();
  const { refused } = useItemMetadata(itemId);
  // A live document says itself that it is closed, beside the words that could not be saved.
  const lost = refused !== undefined && !TOOLS[tool].capabilities.liveDocument;
  const closed = query.data === undefined ? query.isError : lost;
  const { inTrash, title } = useReopening(itemId, closed, () => void query.refetch());
  const data = useMemo(() => query.data && withLiveTitle(query.data, title), [query.data, title]);
  if (data !== undefined && !closed) return children(data);
  if (!closed) return <EditorLoading tool={tool} skeleton={skeleton} />;
  return <Unavailable tool={tool} itemId={itemId} inTrash={inTrash} error={query.error} retry={() => void query.refetch()} />;
}

/** Header and placeholder for the rest until the content is loaded. */
export function EditorLoading({ tool, title, skeleton }: { tool: ToolKey; title?: string; skeleton: ReactNode }) {
  const { t } = useTranslation('editor');
  const back = useBackLink(tool);
  return (
    <div className={classes.page}>
      <EditorHeader back={back} linkAs={RouterLink} title={<h1 className={classes.pendingTitle}>{title ?? t('loading')}</h1>} />
      <main id="main" tabIndex={-1} className={skeleton ? classes.room : classes.waiting}>
        {skeleton ?? <SkeletonGrid shape="lines" count={6} label={t('loading')} />}
      </main>
    </div>
  );
}

interface UnavailableProps {
  tool: ToolKey;
  itemId: string;
  inTrash: boolean;
  /** null where it was open, and is no longer */
  error: unknown;
  retry: () => void;
}

function Unavailable({ tool, itemId, inTrash, error, retry }: UnavailableProps) {
  const { t } = useTranslation('editor');
  const back = useBackLink(tool);
  // An item that was open and is no longer accessible looks like one that never existed (spec E6).
  const kind = error === null ? 'notFound' : errorKindOf(error);
  const home = (
    <ButtonLink variant="default" href={back.href}>
      {back.label}
    </ButtonLink>
  );
  const again = (
    <Button size="lg" onClick={retry}>
      {t('retry')}
    </Button>
  );
  return (
    <GateFrame>
      {kind !== 'generic' && mayHaveOfflineData() && (
        <Suspense fallback={null}>
          <UnsentTextNotice itemId={itemId} />
        </Suspense>
      )}
      {inTrash ? (
        <ItemInTrash itemId={itemId} home={<BackButton tool={tool} />} />
      ) : (
        <ErrorView
          kind={kind}
          error={error}
          {...(kind === 'notFound' && { title: t('gone.title'), text: t('gone.text') })}
          {...(kind === 'generic' && { title: t('failed.title'), text: errorText(error), actions: again })}
          others={home}
        />
      )}
    </GateFrame>
  );
}

/** Editors go to where the address leads, also when it changes while one is open. */
function useFollowDeepLink(): void {
  const { hash, key } = useLocation();
  useEffect(() => followDeepLink(hash), [hash, key]);
}
