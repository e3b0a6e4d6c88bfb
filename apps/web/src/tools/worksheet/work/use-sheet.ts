import type { OwnWork, WorkState, Worksheet, WorksheetAnswer, WorksheetForGuests } from '@murmel/contracts';
import { useEffect, useEffectEvent, useMemo } from 'react';
import type { LocalAnswers } from '../../../core/answers/local-answers';
import { useOpenAnswers } from '../../../core/answers/use-open-answers';
import { quietApi } from '../../../platform/api/client';
import { worksheetWorkTopic } from '../../../platform/live/live-topic';
import { useLive, useLiveTopic } from '../../../platform/live/use-live';
import { lazyPersister } from '../../../platform/offline/lazy-persister';

export interface OpenSheet {
  sheet: Worksheet;
  own: OwnWork | null;
  state: Worksheet['worksheet']['rules']['state'];
  /** the newest of one's own response, from the server: also what another device wrote, and feedback */
  pushed: WorkState | undefined;
  /** the line for what one writes stands */
  live: boolean;
  offline: boolean;
  kept: () => LocalAnswers<WorksheetAnswer> | undefined;
  keep: (kept: LocalAnswers<WorksheetAnswer> | null) => void;
  setOwn: (own: OwnWork) => void;
  refresh: () => Promise<unknown>;
}

// The client's type of a union of blocks is too deep to be compared.
const sheetOf = async (id: string): Promise<Worksheet> => (await quietApi.worksheets.get({ id })) as object as Worksheet;
const ownOf = (id: string): Promise<OwnWork | null> => quietApi.worksheets.myResponse({ id });

/**
 * The sheet, one's own work and how both stand, live.
 * @returns `failed` when it could not be loaded; it is tried again with the network and with `refresh`
 */
export function useSheet(itemId: string, reload: () => void): { open: OpenSheet | undefined; failed: boolean; refresh: () => void } {
  const live = useLive<WorksheetForGuests>(itemId);
  const keeper = useMemo(() => lazyPersister(async () => (await import('./worksheet-persister')).worksheetPersister(itemId)), [itemId]);
  const { data, failed, refresh, load, ...here } = useOpenAnswers(itemId, { item: sheetOf, own: ownOf, keeper, live, reload });
  const ownId = data?.own?.id;
  const topic = useMemo(() => (ownId === undefined ? null : worksheetWorkTopic(itemId, ownId)), [itemId, ownId]);
  const work = useLiveTopic<WorkState>(topic);

  const { state, revision } = live.state ?? {};
  const other = useEffectEvent((newest: string) => {
    if (data && data.item.worksheet.revision !== newest) refresh();
  });
  useEffect(() => {
    if (revision !== undefined) other(revision);
  }, [revision]);
  // Handed in or given back somewhere else, or feedback came: what is due then comes with one's own response.
  const told = `${work.state?.submittedAt} ${work.state?.feedback?.givenAt} ${work.state?.open}`;
  const stands = useEffectEvent(() => {
    const own = data?.own;
    if (!own || !work.state) return;
    const { submittedAt, open, feedback } = work.state;
    if (own.submittedAt !== submittedAt || own.open !== open || own.feedback?.givenAt !== feedback?.givenAt) refresh();
  });
  useEffect(() => stands(), [told]);
  const works = ownId !== undefined;
  useEffect(() => {
    if (works) keeper.prepare();
  }, [keeper, works]);
  if (!data) return { open: undefined, failed, refresh };
  const open: OpenSheet = {
    ...here,
    ...{ sheet: data.item, own: data.own, refresh: load },
    state: state ?? data.item.worksheet.rules.state,
    pushed: work.state,
    live: work.connection === 'live' && work.state !== undefined,
  };
  return { open, failed: false, refresh };
}
