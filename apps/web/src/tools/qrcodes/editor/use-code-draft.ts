import {
  type CodeContent,
  type CodeItem,
  type CodeLook,
  type CodeProblem,
  type CodeSheet,
  contentOfRow,
  contentProblem,
  lengthProblem,
  lookProblem,
  payloadOf,
  privacyProblem,
  SHEET_KINDS,
  tidyContent,
} from '@murmel/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useAutosave } from '../../../core/items/use-autosave';
import { api } from '../../../platform/api/client';
import { orpc } from '../../../platform/api/queries';
import { useOnline } from '../../../platform/connection/online';
import { errorText } from '../../../platform/errors/error-text';
import type { StatusState } from '../../../ui/status/StatusLine';

export interface CodeFields {
  content: CodeContent;
  look: CodeLook;
  sheet: CodeSheet;
}

export interface CodeDraft extends CodeFields {
  change: (fields: Partial<CodeFields>) => void;
  /** content of the code; empty while there is no code */
  text: string;
  /** reasons why each part of the input is not stored */
  problems: { content?: CodeProblem; look?: CodeProblem; sheet?: CodeProblem };
  /** reason of the server's refusal */
  refusal: string | undefined;
  status: Extract<StatusState, 'saved' | 'saving' | 'offline' | 'error'>;
}

/** Letters come one after the other, a colour at once. */
const AFTER_MS = 500;

/** A code while it is made: shown at once, stored by itself as soon as it is whole, and again when the line is back. */
export function useCodeDraft(item: CodeItem): CodeDraft {
  const queryClient = useQueryClient();
  const online = useOnline();
  const [draft, setDraft] = useState<Partial<CodeFields>>({});
  const [refusal, setRefusal] = useState<string>();
  const { content: stored, look, sheet } = item.code;
  const values: CodeFields = { content: stored, look, sheet, ...draft };
  const autosave = useAutosave<CodeFields>(async (fields) => {
    try {
      queryClient.setQueryData(orpc.qrcodes.get.queryKey({ input: { id: item.id } }), await api.qrcodes.update({ id: item.id, ...fields }));
      setRefusal(undefined);
    } catch (error) {
      setRefusal(errorText(error));
      throw error;
    }
  });
  useEffect(() => {
    if (online && autosave.state() === 'failed') autosave.flush();
  }, [online, autosave]);
  const change = (fields: Partial<CodeFields>) => {
    const next = { ...values, ...fields };
    setDraft((before) => ({ ...before, ...fields }));
    const { content, look: looks, sheet: lines } = problemsOf(next, item);
    // A sheet is right or wrong by what its code is.
    const whole = {
      ...(fields.content && !content && !lines && !isBegun(next.content, stored) ? { content: next.content, sheet: next.sheet } : {}),
      ...(fields.look && !looks ? { look: next.look } : {}),
      ...(fields.sheet && !lines ? { sheet: next.sheet } : {}),
    };
    if (Object.keys(whole).length > 0) autosave.change(whole, AFTER_MS);
  };
  const problems = problemsOf(values, item);
  // Once the code is locked, what waited for it is stored.
  const shared = problems.content?.code === 'QR_IS_SHARED';
  const wasShared = useRef(shared);
  useEffect(() => {
    if (wasShared.current && !shared && draft.content) change({ content: draft.content });
    wasShared.current = shared;
  });
  const state = autosave.state();
  return {
    ...values,
    change,
    text: problems.content ? '' : textOf(values.content, item),
    problems,
    refusal,
    status: !online && state !== 'idle' ? 'offline' : state === 'saving' ? 'saving' : state === 'failed' ? 'error' : 'saved',
  };
}

/** True if another kind is selected but still empty. Printed and shared codes keep the stored content until there is a new one. */
function isBegun(content: CodeContent, stored: CodeContent): boolean {
  return content.kind !== stored.kind && (content.kind === 'item' ? content.itemId === null : payloadOf(content) === '');
}

/** Returns the content of the code. For an own item only the server knows its shared address. */
function textOf(content: CodeContent, { code }: CodeItem): string {
  if (content.kind !== 'item') return payloadOf(tidyContent(content));
  return code.content.kind === 'item' && code.content.itemId === content.itemId ? code.text : '';
}

function problemsOf({ content, look, sheet }: CodeFields, item: CodeItem): CodeDraft['problems'] {
  const ofContent = privacyProblem(content, item) ?? problemOf(content);
  const ofLook = lookProblem(look);
  const own = SHEET_KINDS.includes(content.kind) ? sheet.rows.filter(({ value }) => value !== '') : [];
  const ofSheet = own.map(({ value }) => problemOf(contentOfRow(content, value))).find((problem) => problem !== undefined);
  return { ...(ofContent && { content: ofContent }), ...(ofLook && { look: ofLook }), ...(ofSheet && { sheet: ofSheet }) };
}

function problemOf(content: CodeContent): CodeProblem | undefined {
  return contentProblem(content) ?? lengthProblem(payloadOf(tidyContent(content)));
}
