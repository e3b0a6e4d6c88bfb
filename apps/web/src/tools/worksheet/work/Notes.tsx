import type { WorksheetState } from '@murmel/contracts';
import { Notice } from '../../../ui/status/Notice';
import { useTexts } from './texts';

interface NotesProps {
  state: WorksheetState;
  /** time is over, or it was handed in somewhere else */
  over: boolean;
}

/** Shows how the whole sheet stands; always rendered, so that it is read out when it appears. */
export function Notes({ state, over }: NotesProps) {
  const t = useTexts();
  const says = state !== 'open' ? t(`${state}.kept`) : over ? t('over') : undefined;
  return <div role="status">{says && <Notice>{says}</Notice>}</div>;
}

/** Shows why something did not work; always rendered, so that it is read out when it appears. */
export function Problem({ state, text }: { state: WorksheetState; text: string | undefined }) {
  return <div role="alert">{text && state === 'open' && <Notice tone="alert">{text}</Notice>}</div>;
}
