import { type OwnPupilText, PUPIL_FEEDBACK_LIMITS, type PupilTextAnswer } from '@murmel/contracts';
import { useEffect, useEffectEvent } from 'react';
import { failureOf } from '../../../core/answers/submission';
import { useAnswers } from '../../../core/answers/use-answers';
import { useSubmission } from '../../../core/answers/use-submission';
import { quietApi } from '../../../platform/api/client';
import { randomId } from '../../../platform/random-id';
import { PARTS, sentAnswers, TEXT_ANSWERS, TEXT_PART } from './text-answers';
import type { OpenAssignment } from './use-assignment';

const afterFailure = failureOf('partId', 'FEEDBACK_CLOSED');

/** One pupil's text while it is written: what is on the screen, on the device, on the server, and handing it in. */
export function useWriting(open: OpenAssignment, own: OwnPupilText, onRefused: (why: string) => void) {
  const { offline } = open;
  const locked = open.state !== 'open' || !own.open;
  const { sheet, kept } = useAnswers({
    kind: TEXT_ANSWERS,
    parts: PARTS,
    start: TEXT_ANSWERS.newer(open.kept(), own),
    keep: open.keep,
    draftSeconds: locked ? 0 : PUPIL_FEEDBACK_LIMITS.draftSeconds,
    saveDraft: (answers) => quietApi.pupilFeedback.updateResponse({ id: own.id, answers: emptied(answers) }),
  });
  const fromElsewhere = useEffectEvent((answers: readonly PupilTextAnswer[]) => {
    const { unsaved, submission, answers: here } = sheet.get();
    const newest = TEXT_ANSWERS.byPart(answers);
    if (!unsaved && !submission && newest[TEXT_PART]?.text !== here[TEXT_PART]?.text) sheet.replace(newest);
  });
  const pushed = open.pushed?.answers;
  useEffect(() => {
    if (pushed) fromElsewhere(pushed);
  }, [pushed]);
  const { sending, send, giveUp } = useSubmission<'partId', PupilTextAnswer>({
    prepare: (submission) => Promise.resolve(submission),
    // A version that is not the final one is not complete yet.
    handIn: ({ answers, incomplete }, { signal }) =>
      quietApi.pupilFeedback.submitResponse(
        { id: own.id, answers: answers.map(({ text = '' }) => ({ partId: TEXT_PART, text })), final: !incomplete },
        { signal },
      ),
    afterFailure,
    start: kept.submission,
    connected: !offline,
    onSent: (done) => {
      sheet.submitting(null);
      open.keep(null);
      open.setOwn(done as OwnPupilText);
    },
    onRefused: (why) => {
      sheet.submitting(null);
      onRefused(why.type);
      void open.refresh().catch(() => undefined);
    },
  });
  const text = kept.answers[TEXT_PART]?.text ?? '';
  return {
    ...{ text, kept, locked, sending },
    tooLong: TEXT_ANSWERS.check(PARTS, kept.answers).tooLong.length > 0,
    write: (next: string) => sheet.answer(TEXT_PART, { partId: TEXT_PART, text: next }),
    submit: (final: boolean) => {
      const submission = { key: randomId(), answers: sentAnswers(kept.answers), incomplete: !final, responseId: own.id };
      sheet.submitting(submission);
      send(submission);
    },
    giveUp: () => {
      giveUp();
      sheet.submitting(null);
    },
  };
}

/** A text that was emptied is sent as such, so that the server forgets what it had. */
function emptied(answers: Readonly<Record<string, PupilTextAnswer>>): { partId: 'text'; text: string }[] {
  const sent = sentAnswers(answers);
  return sent.length > 0 ? sent : [{ partId: TEXT_PART, text: '' }];
}
