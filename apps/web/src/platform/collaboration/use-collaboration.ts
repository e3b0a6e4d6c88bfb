import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { type Collaboration, type CollaborationOptions, type CollaborationView, openCollaboration } from './open-collaboration';

const nothing = (): undefined => undefined;
const neverChanges = () => nothing;

/**
 * Keeps one live document open while the component is on the page.
 * @returns undefined until the first render is done
 */
export function useCollaboration(options: CollaborationOptions): { collaboration: Collaboration; view: CollaborationView } | undefined {
  const [collaboration, setCollaboration] = useState<Collaboration>();
  const latest = useEffectEvent(() => options);
  const { documentName } = options;
  useEffect(() => {
    const opened = openCollaboration({
      ...latest(),
      documentName,
      requestTicket: () => latest().requestTicket(),
      onNotice: (notice) => latest().onNotice?.(notice),
    });
    setCollaboration(opened);
    return () => {
      opened.close();
      setCollaboration(undefined);
    };
  }, [documentName]);
  const view = useSyncExternalStore(collaboration?.subscribe ?? neverChanges, collaboration?.view ?? nothing);
  return collaboration && view ? { collaboration, view } : undefined;
}
