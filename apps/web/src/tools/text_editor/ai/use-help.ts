import {
  AI_LIMITS,
  type Suggestion,
  type SuggestionAct,
  type SuggestionLength,
  type SuggestionLevel,
  type WritingHelp,
} from '@murmel/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { foundByServer, usePersonalData } from '../../../core/ai/chat/ask/use-personal-data';
import { api } from '../../../platform/api/client';
import { errorText } from '../../../platform/errors/error-text';
import { isRefusal, refusedLimit } from '../../../platform/errors/refusal';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { useSaidOfAi } from '../../../platform/live/use-said-of-ai';
import { NAMESPACE } from './namespace';

/** Requested action, and its purpose. */
export interface Wish {
  act: SuggestionAct;
  task?: string;
  length?: SuggestionLength;
  language?: string;
  level?: SuggestionLevel;
  text: string;
  place: string;
  taken: string;
  client: number;
}

/** Thrown when the user checks their text once more: not an error. */
class Kept extends Error {}

/** Provides a model's actions for the writer, and the suggestion that is open. */
export function useHelp(itemId: string) {
  const { t } = useTranslation(NAMESPACE);
  const [help, setHelp] = useState<WritingHelp>();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string>();
  const { warned, lookAt, confirm } = usePersonalData();
  const open = useRef(false);
  const take = useCallback(
    (next: WritingHelp) => {
      if (next.offered === 'none') setRefused(undefined);
      else if (open.current && !next.open) setRefused(t('elsewhere'));
      open.current = next.open !== null;
      setHelp(next);
    },
    [t],
  );
  const look = useCallback(
    // Without a line there is no help, and the button says so.
    () => api.textSuggestions.get({ id: itemId }).then(take, () => undefined),
    [itemId, take],
  );
  const said = useSaidOfAi(help?.projectId);
  useEffect(() => void look(), [look, said]);

  const whyNot = (error: unknown): string => {
    if (isRefusal(error, 'AI_DAY_LIMIT_REACHED')) return t('full.day', { count: refusedLimit(error) ?? AI_LIMITS.perDay.pupil });
    if (isRefusal(error, 'LIMIT_REACHED')) return t('full.month', { count: refusedLimit(error) ?? 0 });
    if (isRefusal(error, 'FORBIDDEN')) return t('notAllowed');
    return errorText(error);
  };
  /** @returns whether it was done */
  const during = async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setRefused(undefined);
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof Kept)) setRefused(whyNot(error));
      // The reason for the refusal may be new to the user.
      void look();
      return false;
    } finally {
      setBusy(false);
    }
  };
  const show = (suggestion: Suggestion | null) => {
    open.current = suggestion !== null;
    setHelp((before) => before && { ...before, open: suggestion });
  };
  const send = async (wish: Wish, force: boolean): Promise<Suggestion> => {
    try {
      return await api.textSuggestions.create({ id: itemId, ...wish, force, readAlong: help?.readAlong === true });
    } catch (error) {
      const found = foundByServer(error);
      if (!found || force) throw error;
      if (!(await confirm(saidIn(wish), found))) throw new Kept();
      return send(wish, true);
    }
  };

  return {
    help,
    look,
    busy,
    refused,
    refuse: setRefused,
    warned,
    ask: async (wish: Wish): Promise<boolean> => {
      const looked = await lookAt(saidIn(wish));
      if (looked === 'kept') return false;
      return during(async () => show(await send(wish, looked === 'forced')));
    },
    again: ({ id: suggestionId }: Suggestion) => during(async () => show(await api.textSuggestions.again({ id: itemId, suggestionId }))),
    /** after a failure, without counting */
    retry: ({ run }: Suggestion) =>
      during(async () => {
        await api.aiRuns.retry({ id: run.id });
        await look();
      }),
    stop: ({ run }: Suggestion) => during(() => api.aiRuns.cancel({ id: run.id })),
    /** @returns whether it was still there: on another device somebody may have been faster */
    close: ({ id: suggestionId }: Suggestion) =>
      during(async () => {
        try {
          await api.textSuggestions.close({ id: itemId, suggestionId });
        } catch (error) {
          if (!isRefusal(error, 'NOT_FOUND')) throw error;
          show(null);
          setRefused(t('elsewhere'));
          throw new Kept();
        }
        show(null);
      }),
  };
}
export type Help = ReturnType<typeof useHelp>;

/** All that leaves the page. */
const saidIn = ({ task, text }: Wish): string => [task, text].filter((part) => part !== undefined && part !== '').join('\n\n');
