import { parseWorksheet, readBoard, WORKSHEET_TABLES } from '@murmel/documents';
import { useMemo } from 'react';
import { PartHostContext, usePartHost } from '../../../../core/parts/part-host';
import { readState } from '../../../../core/versions/read-state';
import { StillSheet } from '../drawn/StillSheet';
import { useWorksheet } from '../open/worksheet-context';

/** The sheet as it was. @param state the whole Yjs state, base64 */
export function OldSheet({ state }: { state: string }) {
  const { item } = useWorksheet();
  const host = usePartHost();
  const sheet = useMemo(() => readState(state, (document) => parseWorksheet(readBoard(document, WORKSHEET_TABLES))), [state]);
  const old = useMemo(() => ({ ...host, editable: false, newest: () => undefined }), [host]);
  return (
    <PartHostContext value={old}>
      {/* Keyboard users scroll it with the keys. */}
      <section tabIndex={0} aria-label={item.title}>
        <StillSheet item={item} sheet={sheet} solutions={item.abilities.update ?? false} />
      </section>
    </PartHostContext>
  );
}
