import {
  AI_LIMITS,
  type Suggestion,
  type SuggestionAct,
  type SuggestionLength,
  type SuggestionLevel,
  type WritingHelp,
} from '@murmel/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../../../platform/api/client';
import { errorLimit, errorLimitOf, isErrorCode } from '../../../platform/errors/api-error';
import { errorText } from '../../../platform/errors/error-text';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { useProjectAiVersion } from '../../../platform/live/use-project-ai-version';
import { personalDataFoundByServer, usePersonalData } from '../chat/ask/use-personal-data';
import type { HelpedText } from './helped-text';
import { NAMESPACE } from './namespace';

/** Requested action, and its purpose. */
export interface HelpRequest {
  act: SuggestionAct;
  task?: string;
  length?: SuggestionLength;
  language?: string;
  level?: SuggestionLevel;
  text: string;
  place: string;
  taken: string;
  client: number | null;
}

/** ms until words that were just typed have reached the server */
const TYPED_AWAY_MS = 1200;

/** Thrown when the user checks their text once more: not an error. */
class SendCancelled extends Error {}

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
  const said = useProjectAiVersion(help?.projectId);
  useEffect(() => void look(), [look, said]);

  const whyNot = (error: unknown): string => {
    if (isErrorCode(error, 'AI_DAY_LIMIT_REACHED') && errorLimitOf(error) === 'person')
      return t('full.day', { count: errorLimit(error) ?? AI_LIMITS.perDay.pupil });
    if (isErrorCode(error, 'FORBIDDEN')) return t('notAllowed');
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
      if (!(error instanceof SendCancelled)) setRefused(whyNot(error));
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
  const send = async (wish: HelpRequest, force: boolean, again = false): Promise<Suggestion> => {
    try {
      return await api.textSuggestions.create({ id: itemId, ...wish, force, readAlong: help?.readAlong === true });
    } catch (error) {
      if (isErrorCode(error, 'NOT_OWN_WORDS') && !again) {
        await new Promise((resolve) => setTimeout(resolve, TYPED_AWAY_MS));
        return send(wish, force, true);
      }
      const found = personalDataFoundByServer(error);
      if (!found || force) throw error;
      if (!(await confirm(saidIn(wish), found))) throw new SendCancelled();
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
    ask: async (wish: HelpRequest): Promise<boolean> => {
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
    /**
     * @returns true if it was still there: the user may have been faster on another device
     */
    close: ({ id: suggestionId }: Suggestion) =>
      during(async () => {
        try {
          await api.textSuggestions.close({ id: itemId, suggestionId });
        } catch (error) {
          if (!isErrorCode(error, 'NOT_FOUND')) throw error;
          show(null);
          setRefused(t('elsewhere'));
          throw new SendCancelled();
        }
        show(null);
      }),
  };
}
export type Help = ReturnType<typeof useHelp>;

/** Returns the open suggestion if it is for this text: an item may have many. */
export function openIn(text: Pick<HelpedText, 'holds'>, help: WritingHelp | undefined): Suggestion | null {
  return help?.open && text.holds(help.open.place) ? help.open : null;
}

/** All that leaves the page. */
const saidIn = ({ task, text }: HelpRequest): string => [task, text].filter((part) => part !== undefined && part !== '').join('\n\n');
