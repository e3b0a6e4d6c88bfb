import type { Json, Worksheet } from '@murmel/contracts';
import { isKnownBlock, type Part, type Sheet } from '@murmel/documents';
import { type ReactNode, useCallback, useMemo } from 'react';
import { REMOVAL_TOAST_ID } from '../../../../core/blocks/removal-toast';
import { fileUrl, thumbnailUrl } from '../../../../core/boards/file-address';
import { refusalText } from '../../../../core/boards/refusal-text';
import { type PartHost, PartHostContext } from '../../../../core/parts/part-host';
import { toast, toasts } from '../../../../ui/status/toast-queue';
import { partOf } from '../../sheet/PlainBlock';
import type { OpenWorksheet } from './use-open-worksheet';
import { WorksheetContext, type WorksheetScreen } from './worksheet-context';

interface WorksheetProviderProps {
  item: Worksheet;
  open: OpenWorksheet;
  sheet: Sheet;
  children: ReactNode;
}

/** The open sheet, and the parts on it that every tool can show, as the editor needs them. */
export function WorksheetProvider({ item, open: { session, view }, sheet, children }: WorksheetProviderProps) {
  const editable = view.actor.trusted;
  const run = useCallback<WorksheetScreen['run']>(
    async (operation, input, step) => {
      toasts.dismiss(REMOVAL_TOAST_ID);
      const done = await session.run(operation, input, step);
      if (!done.ok) toast({ id: `refused-${done.refusal.code}`, tone: 'alert', text: refusalText(done.refusal) });
      return done;
    },
    [session],
  );
  const screen = useMemo<WorksheetScreen>(() => ({ item, sheet, session, editable, run }), [item, sheet, session, editable, run]);
  const host = useMemo<PartHost>(
    () => ({
      item,
      editable,
      change: (block, content, step) => run('changeBlock', { block, content: content as Record<string, Json> }, step),
      newest: (id) => newestPart(session.view().board, id),
      flows: true,
      fileUrl,
      thumbnailUrl,
    }),
    [item, editable, run, session],
  );
  return (
    <WorksheetContext value={screen}>
      <PartHostContext value={host}>{children}</PartHostContext>
    </WorksheetContext>
  );
}

const PARTS = { StaticText: 'text', Image: 'image', Video: 'video', File: 'file' } as const;

function newestPart(sheet: Sheet | undefined, id: string): Part | undefined {
  const block = sheet?.block(id);
  return block && isKnownBlock(block) && block.kind in PARTS ? partOf(PARTS[block.kind as keyof typeof PARTS], block) : undefined;
}
