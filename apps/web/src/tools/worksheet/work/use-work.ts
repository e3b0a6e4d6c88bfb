import { LIMITS, type OwnWork, type WorksheetAnswer } from '@murmel/contracts';
import type { KnownBlock } from '@murmel/documents';
import { ORPCError } from '@orpc/client';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { isHeld } from '../../../core/answers/held-files';
import type { KnownFile } from '../../../core/answers/local-answers';
import { failureOf } from '../../../core/answers/submission';
import { useAnswers } from '../../../core/answers/use-answers';
import { useHeldFiles } from '../../../core/answers/use-held-files';
import { useSubmission } from '../../../core/answers/use-submission';
import { useUploads } from '../../../core/answers/use-uploads';
import { quietApi } from '../../../platform/api/client';
import { randomId } from '../../../platform/random-id';
import { useLatest } from '../../../platform/use-latest';
import { answerableBlocksOf, WORKSHEET_ANSWERS } from './answers';
import type { OpenSheet } from './use-sheet';
import { WorkSaver } from './work-saver';

const afterFailure = failureOf('blockId', 'WORKSHEET_CLOSED');
const { draftMilliseconds, draftSeconds } = LIMITS.worksheet;

/** One person's work while it is done: what is on the screen, on the device, on the server, and handing it in. */
export function useWork(open: OpenSheet, own: OwnWork, blocks: readonly KnownBlock[], onRefused: (code: string) => void) {
  const { sheet: item, offline, live } = open;
  const parts = useMemo(() => answerableBlocksOf(blocks), [blocks]);
  const [saving] = useState(() => new WorkSaver(item.id, own.id, WORKSHEET_ANSWERS.byPart(own.answers)));
  const isLive = useLatest(live && !offline);
  const locked = open.state !== 'open' || !own.open;
  const refused = useLatest(onRefused);
  const { sheet, kept } = useAnswers({
    kind: WORKSHEET_ANSWERS,
    parts,
    start: WORKSHEET_ANSWERS.newer(open.kept(), own),
    keep: open.keep,
    draftSeconds: locked ? 0 : live && !offline ? draftMilliseconds / 1000 : draftSeconds,
    saveDraft: async (answers) => {
      try {
        return await saving.save(answers, isLive());
      } catch (error) {
        // Closed, over or handed in elsewhere: it stays on the device, and the page says how it stands.
        if (error instanceof ORPCError && error.status === 403) refused()(error.code);
        throw error;
      }
    },
  });

  const pushed = open.pushed?.answers;
  const fromElsewhere = useEffectEvent((answers: readonly WorksheetAnswer[]) => {
    const merged = saving.merged(WORKSHEET_ANSWERS.byPart(answers), sheet.get().answers);
    if (merged) sheet.replace(merged);
  });
  useEffect(() => {
    if (pushed) fromElsewhere(pushed);
  }, [pushed]);

  const takeFile = (blockId: string, file: KnownFile): void => {
    if (sheet.get().answers[blockId]?.fileId === file.id) return;
    forgetFile(blockId);
    sheet.answer(blockId, { blockId, fileId: file.id }, file);
  };
  const uploads = useUploads(item.id, takeFile);
  const lost = (blockId: string): void => {
    sheet.answer(blockId, undefined);
    refused()('lost');
  };
  const held = useHeldFiles({ itemId: item.id, sheet, onLost: lost, onRefused: uploads.fail });
  const forgetFile = (blockId: string): void => {
    const answer = sheet.get().answers[blockId];
    const id = answer?.fileId;
    if (isHeld(answer)) return held.forget(answer);
    if (id) quietApi.ownerFiles.remove({ id }).catch(() => undefined);
  };
  const { sending, send, giveUp } = useSubmission<'blockId', WorksheetAnswer>({
    prepare: held.prepare,
    handIn: async ({ answers, incomplete }, { signal }) => {
      const given = answers.length > 0 ? { answers } : {};
      return quietApi.worksheets.submitResponse({ id: own.id, ...given, incomplete }, { signal });
    },
    afterFailure,
    start: kept.submission,
    connected: !offline,
    onSent: (done) => {
      held.done();
      sheet.done();
      open.setOwn(done as OwnWork);
    },
    onRefused: (why) => {
      sheet.submitting(null);
      if (why.type === 'lost') lost(why.blockId!);
      else refused()(why.type);
      void open.refresh().catch(() => undefined);
    },
  });
  const submit = (incomplete: boolean): void => {
    const submission = { key: randomId(), answers: WORKSHEET_ANSWERS.list(parts, sheet.get().answers), incomplete, responseId: own.id };
    sheet.submitting(submission);
    send(submission);
  };
  return {
    kept,
    locked,
    sending,
    uploads,
    submit,
    giveUp: () => {
      giveUp();
      sheet.submitting(null);
    },
    answer: (blockId: string, said: Omit<WorksheetAnswer, 'blockId'> | undefined) => sheet.answer(blockId, said && { blockId, ...said }),
    takeFile,
    removeFile: (blockId: string) => {
      forgetFile(blockId);
      sheet.answer(blockId, undefined);
    },
    tooLong: WORKSHEET_ANSWERS.check(parts, kept.answers).tooLong,
  };
}
