import { type FeedbackNext, PUPIL_FEEDBACK_LIMITS, type PupilText } from '@murmel/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useItemDraft } from '../../../core/items/use-item-draft';
import { api, quietApi } from '../../../platform/api/client';
import { orpc } from '../../../platform/api/queries';
import { errorText } from '../../../platform/errors/error-text';
import { toast } from '../../../ui/status/toast-queue';

interface WrittenFields {
  text: string;
  levels: Record<string, number>;
  score: number | null;
}
export type TextFeedbackDraft = ReturnType<typeof useTextFeedback>;

/** The teacher's feedback on the newest version: stored while it is written, given when they send it. */
export function useTextFeedback(text: PupilText, version: number) {
  const queryClient = useQueryClient();
  const written = text.feedback.find((one) => one.version === version);
  // Words that were not sent on an earlier version go on with the next one.
  const begun = written ?? text.feedback.findLast((one) => one.version < version && one.given === null);
  const stored: WrittenFields = { text: begun?.text ?? '', levels: begun?.levels ?? {}, score: begun?.score ?? null };
  const [busy, setBusy] = useState(false);
  const typed = useRef<Partial<WrittenFields>>({});
  const told = () => queryClient.invalidateQueries({ queryKey: orpc.pupilFeedback.responses.key() });
  const write = (client: typeof api, fields: Partial<WrittenFields>) =>
    client.pupilFeedback.writeFeedback({ id: text.id, version, ...stored, ...typed.current, ...fields });
  const draft = useItemDraft<WrittenFields>({
    stored,
    save: async (fields) => {
      typed.current = { ...typed.current, ...fields };
      await write(quietApi, fields);
    },
    // A number that does not fit is said at its field.
    storable: (fields) => (fields.score !== undefined && !fits(fields.score) ? {} : fields),
  });
  const give = async (next: FeedbackNext, done: string): Promise<void> => {
    setBusy(true);
    try {
      const { id } = await write(api, draft.values);
      await api.pupilFeedback.finalizeFeedback({ id, next });
      await told();
      toast({ tone: 'success', text: done });
    } catch (error) {
      toast({ tone: 'alert', text: errorText(error) });
    } finally {
      setBusy(false);
    }
  };
  return { ...draft, written, busy, give, fits: fits(draft.values.score) };
}

function fits(score: number | null): boolean {
  const { min, max } = PUPIL_FEEDBACK_LIMITS.score;
  return score === null || (score >= min && score <= max);
}
