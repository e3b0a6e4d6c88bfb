import type { RichText } from '@murmel/contracts';
import type { PinboardCard } from '@murmel/documents';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { text } from '../../../../platform/i18n/i18n';
import { useLatest } from '../../../../platform/use-latest';
import { toast } from '../../../../ui/status/toast-queue';
import { usePinboard } from '../../board/pinboard-context';
import { NAMESPACE } from '../texts';
import { arrived, type DescriptionDraft, keepMine, refused, sent, takeTheirs, typed, wantsSaving } from './description-draft';
import { fits } from './editor-text';
import { beginAgain, hasUnsaved, leaveDraft } from './unsaved-description';

/** A text is saved when nothing was typed for so long in ms. */
const SAVED_AFTER_MS = 800;

export interface OpenDescriptionDraft {
  draft: DescriptionDraft;
  /** one more whenever the editor has to begin anew with another text */
  generation: number;
  /** the last saving was refused */
  failed: boolean;
  type: (text: RichText | null) => void;
  keepMine: () => void;
  takeTheirs: () => void;
  /** saves at once what is not saved yet */
  flush: () => void;
}

/** The description of one card while it is written here. Saved by itself, also when one leaves. */
export function useDescriptionDraft(card: PinboardCard): OpenDescriptionDraft {
  const { run } = usePinboard();
  const [draft, setDraft] = useState(() => beginAgain(card));
  const [generation, setGeneration] = useState(0);
  const [failed, setFailed] = useState(false);
  /** ahead of what is drawn */
  const latest = useRef(draft);
  const shared = useLatest(card.description);
  const left = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const change = useCallback((next: DescriptionDraft) => {
    latest.current = next;
    setDraft(next);
  }, []);

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    const { mine } = latest.current;
    if (!wantsSaving(latest.current) || !fits(mine)) return;
    change(sent(latest.current));
    void run('changeCard', { card: card.id, description: mine }).then(({ ok }) => {
      setFailed(!ok);
      if (ok) return;
      change(refused(latest.current, shared()));
      if (left.current) leaveDraft(card.id, latest.current);
    });
  }, [run, change, card.id, shared]);
  const later = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(flush, SAVED_AFTER_MS);
  }, [flush]);

  useEffect(() => {
    const next = arrived(latest.current, card.description);
    if (next !== latest.current) change(next);
  }, [card.description, change]);
  const leave = useEffectEvent(() => {
    flush();
    leaveDraft(card.id, latest.current);
    if (hasUnsaved(card.id)) toast({ id: `unsaved-${card.id}`, tone: 'info', text: text(NAMESPACE, 'description.kept') });
  });
  useEffect(() => {
    const hidden = () => leave();
    left.current = false;
    addEventListener('pagehide', hidden);
    return () => {
      removeEventListener('pagehide', hidden);
      left.current = true;
      leave();
    };
  }, []);

  return {
    draft,
    generation,
    failed,
    flush,
    type: (mine) => {
      change(typed(latest.current, mine));
      later();
    },
    keepMine: () => {
      change(keepMine(latest.current));
      flush();
    },
    takeTheirs: () => {
      change(takeTheirs(latest.current));
      setGeneration((before) => before + 1);
    },
  };
}
