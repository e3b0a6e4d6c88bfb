import type { WorksheetState } from '@murmel/contracts';
import { Notice } from '../../../ui/status/Notice';
import { useTexts } from './texts';

interface NotesProps {
  state: WorksheetState;
  /** time is over, or it was handed in somewhere else */
  over: boolean;
  problem: string | undefined;
}

/** Shows the problem of the whole sheet; always rendered, so that it is read out when it appears. */
export function Notes({ state, over, problem }: NotesProps) {
  const t = useTexts();
  const says = state !== 'open' ? t(`${state}.kept`) : over ? t('over') : undefined;
  return (
    <>
      <div role="status">{says && <Notice>{says}</Notice>}</div>
      <div role="alert">{problem && state === 'open' && <Notice tone="alert">{problem}</Notice>}</div>
    </>
  );
}
