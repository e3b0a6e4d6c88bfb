import { useCallback, useEffect, useRef, useState } from 'react';
import { type CaptureProblem, problemBefore, problemOf } from '../../capture/problems';
import { type Choice, openSource, type Source } from '../../capture/sources';

export interface OpenedSource {
  source: Source | undefined;
  opening: boolean;
  problem: CaptureProblem | undefined;
  /** asks the browser for what was chosen, in place of what is open */
  open: (choice: Choice) => Promise<void>;
  close: () => void;
  /** passes it to another owner, who closes it */
  handOver: () => void;
}

/** The devices that are being looked at before the start; closed with the screen that shows them. */
export function useSource(screen: boolean): OpenedSource {
  const [source, setSource] = useState<Source>();
  const [opening, setOpening] = useState(false);
  const [problem, setProblem] = useState<CaptureProblem | undefined>(() => problemBefore(screen));
  const current = useRef<Source>(undefined);
  const close = useCallback(() => {
    current.current?.stop();
    current.current = undefined;
    setSource(undefined);
  }, []);
  useEffect(() => () => current.current?.stop(), []);
  const open = async (choice: Choice): Promise<void> => {
    close();
    setOpening(true);
    setProblem(undefined);
    try {
      const opened = await openSource(choice);
      current.current = opened;
      opened.onLost(() => {
        if (current.current !== opened) return;
        close();
        setProblem('none');
      });
      setSource(opened);
    } catch (error) {
      const found = problemOf(error);
      // Closing the browser's choice of screens counts as cancelling.
      setProblem(screen && found === 'denied' ? 'cancelled' : found);
    } finally {
      setOpening(false);
    }
  };
  const handOver = useCallback(() => {
    current.current = undefined;
  }, []);
  return { source, opening, problem, open, close, handOver };
}
