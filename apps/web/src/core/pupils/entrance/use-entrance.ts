import type { CurrentUser } from '@murmel/contracts';
import { ORPCError } from '@orpc/client';
import { startTransition, useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../../platform/api/client';
import { isErrorCode } from '../../../platform/errors/api-error';
import { errorText } from '../../../platform/errors/error-text';
import { maySignOut } from '../../../platform/offline/may-sign-out';
import { refetchUser, signedIn } from '../../../platform/session/lifecycle';
import { pupilPaths } from '../../links/pupil-paths';

/** Credentials for entering a class. */
interface Ticket {
  code?: string;
  name?: string;
  /** the secret of a printed card */
  card?: string;
}

export type Step =
  | { type: 'code' }
  /** a onetime class asks under which name */
  | { type: 'name'; code?: string }
  /** entrance after the scan of a card: no input is required */
  | { type: 'card' }
  /** no code opens here by itself: a teacher can admit the pupil who shows the number */
  | { type: 'waiting'; ticket: Ticket; number: number | undefined };

/** Reason of a failure: an unknown code, too many attempts, or a specific sentence. */
export type Problem =
  | { type: 'unknown'; number: number | undefined }
  | { type: 'tooMany'; until: number; text: string }
  | { type: 'other'; text: string };

const ASK_AGAIN_MS = 3000;

export interface Entrance {
  step: Step;
  problem: Problem | undefined;
  busy: boolean;
  /** is signed in, and on the way to the class */
  entered: boolean;
  /** @returns whether the server said what the ticket is worth; not where the line is gone, or the page on its way out */
  enter: (ticket: Ticket) => Promise<boolean>;
  /** the class is added to those of the signed-in user */
  beside: boolean;
  forgetProblem: () => void;
  /** back to the first question */
  restart: (first: Step) => void;
}

/**
 * Signs in with a code, a name, or both, as the server asks for them.
 * @param onEnter is called right before the user is signed in
 * @param beside the class comes beside that of the signed-in pupil; what of their work is not sent is named first
 */
export function useEntrance(classToken: string | undefined, first: Step, onEnter: () => void, beside: boolean): Entrance {
  const navigate = useNavigate();
  const [step, setStep] = useState<Step>(first);
  const [problem, setProblem] = useState<Problem>();
  const [busy, setBusy] = useState(false);
  const [entered, setEntered] = useState(false);
  // A teacher may let this device in while the page says why the code alone did not open.
  const [asksWith, setAsksWith] = useState<Ticket>();

  const goIn = useCallback(
    (user: CurrentUser) => {
      setEntered(true);
      onEnter();
      startTransition(() => {
        const place = signedIn(user);
        void navigate(place ?? (user.schoolClassId ? pupilPaths(user.schoolClassId).home : '/'), { replace: true });
      });
    },
    [navigate, onEnter],
  );
  const ask = useCallback(
    (ticket: Ticket) =>
      api.pupilSessions.create({ ...ticket, ...(classToken === undefined ? {} : { classToken }), ...(beside ? { beside } : {}) }),
    [classToken, beside],
  );
  const enter = useCallback(
    async (ticket: Ticket) => {
      if (beside && !(await maySignOut())) return false;
      setBusy(true);
      setProblem(undefined);
      setAsksWith(undefined);
      return ask(ticket)
        .then(
          (user) => {
            goIn(user);
            return true;
          },
          async (error: unknown) => {
            if (isErrorCode(error, 'NAME_NEEDED')) setStep({ type: 'name', ...(ticket.code === undefined ? {} : { code: ticket.code }) });
            else if (isErrorCode(error, 'WAITING_FOR_TEACHER')) setStep({ type: 'waiting', ticket, number: numberIn(error) });
            // A sign-in happened in another tab: the page shows the user.
            else if (isErrorCode(error, 'SESSION_EXISTS') && !beside) await refetchUser();
            else {
              setProblem(problemOf(error));
              if (ticket.card !== undefined) setStep({ type: 'code' });
              else if (numberIn(error) !== undefined) setAsksWith(ticket);
            }
            return error instanceof ORPCError && error.status < 429;
          },
        )
        .finally(() => setBusy(false));
    },
    [ask, goIn, beside],
  );

  const waits = step.type === 'waiting';
  const waitsWith = step.type === 'waiting' ? step.ticket : asksWith;
  useEffect(() => {
    if (!waitsWith) return undefined;
    let current = true;
    let timer: ReturnType<typeof setTimeout>;
    const again = (): void => {
      ask(waitsWith).then(
        (user) => current && goIn(user),
        (error: unknown) => {
          if (!current) return;
          if (waits && isErrorCode(error, 'CODE_UNKNOWN')) {
            setStep({ type: 'code' });
            setProblem(problemOf(error));
          } else timer = setTimeout(again, ASK_AGAIN_MS);
        },
      );
    };
    timer = setTimeout(again, ASK_AGAIN_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [waitsWith, waits, ask, goIn]);

  const forgetProblem = useCallback(() => {
    setProblem(undefined);
    setAsksWith(undefined);
  }, []);
  const restart = useCallback((to: Step) => {
    setStep(to);
    setProblem(undefined);
    setAsksWith(undefined);
  }, []);
  return { step, problem, busy, entered, enter, beside, forgetProblem, restart };
}

/** The two digits by which a teacher knows this device. */
function numberIn(error: unknown): number | undefined {
  const number = error instanceof ORPCError ? (error.data as { number?: unknown } | undefined)?.number : undefined;
  return typeof number === 'number' ? number : undefined;
}

/** Maps a refusal to its problem on this page. */
export function problemOf(error: unknown, now = Date.now()): Problem {
  if (isErrorCode(error, 'CODE_UNKNOWN')) return { type: 'unknown', number: numberIn(error) };
  const seconds = error instanceof ORPCError ? (error.data as { seconds?: unknown } | undefined)?.seconds : undefined;
  if (isErrorCode(error, 'TOO_MANY_REQUESTS') && typeof seconds === 'number')
    return { type: 'tooMany', until: now + seconds * 1000, text: errorText(error) };
  return { type: 'other', text: errorText(error) };
}
