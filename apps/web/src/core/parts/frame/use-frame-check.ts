import { useEffect, useRef, useState } from 'react';
import { quietApi } from '../../../platform/api/client';
import { useFrameTexts } from '../texts';
import { externalVideo } from './external-page';

interface FrameCheck {
  /** the server looks */
  busy: boolean;
  /** problem in words; undefined before the check, and without a problem */
  problem: string | undefined;
  /** Resolves with true when it may be put in: it is there, or this cannot be determined. Never resolves once the field is gone. */
  fits(address: string): Promise<boolean>;
  /** something else was typed */
  forget(): void;
}

/** Checks once that a film or a page exists and may be shown elsewhere, when it is put into an item (spec VAL-04). */
export function useFrameCheck(item: string): FrameCheck {
  const t = useFrameTexts();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  const fits = async (address: string): Promise<boolean> => {
    setBusy(true);
    const found = await quietApi.items.checkFrame({ id: item, address }).catch(() => ({ problem: null }));
    if (!here.current) return false;
    setBusy(false);
    setProblem(found.problem === null ? undefined : t(`${externalVideo(address) ? 'video' : 'embed'}.${found.problem}`));
    return found.problem === null;
  };
  return { busy, problem, fits, forget: () => setProblem(undefined) };
}
