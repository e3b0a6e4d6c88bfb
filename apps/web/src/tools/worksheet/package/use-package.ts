import { type H5pPackage, partAddress, type WorksheetLive } from '@murmel/contracts';
import type { BlockOf } from '@murmel/documents';
import { ORPCError } from '@orpc/client';
import { useEffect, useEffectEvent, useState } from 'react';
import { usePartHost } from '../../../core/parts/part-host';
import { quietApi } from '../../../platform/api/client';
import { useLive } from '../../../platform/live/use-live';

interface Asked {
  file: string;
  found?: H5pPackage;
  /** it is not there, also not in a moment */
  gone?: true;
}

interface PackageOfBlock extends Omit<Asked, 'file'> {
  offline: boolean;
  /** takes what a call has answered */
  set: (found: H5pPackage) => void;
}

/** The package of a block, and how far it is, live. Its address stays the same while the page is open: another one would begin it anew. */
export function usePackage({ id, content: { file } }: BlockOf<'H5p'>): PackageOfBlock {
  const { item } = usePartHost();
  const { state, connection } = useLive<WorksheetLive>(item.id);
  const told = file === null ? undefined : state?.packages?.[file];
  const [asked, setAsked] = useState<Asked>();
  const known = asked?.file === file ? asked : undefined;
  const ask = useEffectEvent(async (of: string): Promise<void> => {
    if (known?.found?.state === 'ready' && told !== 'processing') return;
    try {
      setAsked({ file: of, found: await quietApi.worksheets.package({ id: partAddress(item.id, id) }) });
    } catch (error) {
      // A file just added is published as soon as the server has read it.
      if (error instanceof ORPCError && error.status === 404 && state !== undefined && told === undefined)
        setAsked({ file: of, gone: true });
    }
  });
  const connected = connection === 'live';
  useEffect(() => {
    if (file !== null) void ask(file);
  }, [file, told, connected]);
  return { ...known, offline: connection === 'offline', set: (found) => file !== null && setAsked({ file, found }) };
}
