import type { Json, WebsiteItem } from '@murmel/contracts';
import type { Site } from '@murmel/documents';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { REMOVAL_TOAST_ID } from '../../../../core/blocks/removal-toast';
import { fileUrl, thumbnailUrl } from '../../../../core/boards/file-address';
import { refusalText } from '../../../../core/boards/refusal-text';
import { type PartHost, PartHostContext } from '../../../../core/parts/part-host';
import { toast, toasts } from '../../../../ui/status/toast-queue';
import { newestPart } from './site-parts';
import type { OpenWebsite } from './use-open-website';
import { WebsiteContext, type WebsiteScreen } from './website-context';

interface WebsiteProviderProps {
  item: WebsiteItem;
  open: OpenWebsite;
  site: Site;
  children: ReactNode;
}

/** The open website, and the parts on it that every tool can show, as the editor needs them. */
export function WebsiteProvider({ item, open: { session }, site, children }: WebsiteProviderProps) {
  const [opened, openPage] = useState<string>();
  const page = site.page(opened ?? '') ?? site.pages[0]!;
  const run = useCallback<WebsiteScreen['run']>(
    async (operation, input, step) => {
      toasts.dismiss(REMOVAL_TOAST_ID);
      const done = await session.run(operation, input, step);
      if (!done.ok) toast({ id: `refused-${done.refusal.code}`, tone: 'alert', text: refusalText(done.refusal) });
      return done;
    },
    [session],
  );
  const screen = useMemo<WebsiteScreen>(() => ({ item, site, page, openPage, session, run }), [item, site, page, session, run]);
  const host = useMemo<PartHost>(
    () => ({
      item,
      editable: true,
      change: (block, content, step) => run('changeBlock', { block, content: content as Record<string, Json> }, step),
      newest: (id) => newestPart(session.view().board, id),
      flows: true,
      fileUrl,
      thumbnailUrl,
    }),
    [item, run, session],
  );
  return (
    <WebsiteContext value={screen}>
      <PartHostContext value={host}>{children}</PartHostContext>
    </WebsiteContext>
  );
}
