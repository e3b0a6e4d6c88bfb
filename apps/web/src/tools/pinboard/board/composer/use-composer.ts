import { isBlank, LIMITS } from '@murmel/contracts';
import { type PinboardList, plainRichText } from '@murmel/documents';
import { useEffect, useRef, useState } from 'react';
import { whenSavedOffline } from '../../../../platform/boards/when-saved-offline';
import { toast } from '../../../../ui/status/toast-queue';
import { useBoardActions } from '../board-actions';
import { usePinboard } from '../pinboard-context';
import { useBoardTexts } from '../texts';
import { type CardDraft, deleteCardDraft, emptyCardDraft, loadCardDraft, saveCardDraft } from './card-draft';

/** A new card while it is written: kept on the device, pinned with its pictures and files. */
export function useComposer(list: PinboardList) {
  const t = useBoardTexts();
  const { item, run, session } = usePinboard();
  const { typing } = useBoardActions();
  const [draft, setDraft] = useState<CardDraft>(() => {
    const kept = loadCardDraft(item.id);
    return kept?.list === list.id ? kept : emptyCardDraft(list.id);
  });
  const [files, setFiles] = useState<readonly File[]>([]);
  /** recordings among the files: they stay on this device until they hang on the card (spec E32) */
  const recordings = useRef(new Map<File, string>());
  const [links, setLinks] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState({ text: '', turn: 0 });
  const open = useRef(true);
  useEffect(() => {
    open.current = true;
    return () => {
      open.current = false;
      typing(undefined);
    };
  }, [typing]);

  const change = (part: Partial<CardDraft>): void => {
    const next = { ...draft, ...part };
    setDraft(next);
    saveCardDraft(item.id, next);
    typing(list.id);
  };
  const addRecording = (file: File, recordingId: string): void => {
    recordings.current.set(file, recordingId);
    setFiles([...files, file].slice(0, LIMITS.pinboard.attachmentsPerCard));
  };
  const forgetRecordings = async (of: readonly File[]): Promise<void> => {
    const ids = of.map((file) => recordings.current.get(file)).filter((id) => id !== undefined);
    if (ids.length === 0) return;
    const { forgetRecording } = await import('../../../../core/recordings/answer/hand-in-recordings');
    for (const id of ids) await forgetRecording(id);
  };
  const removeFile = (file: File): void => {
    setFiles(files.filter((other) => other !== file));
    void forgetRecordings([file]);
  };
  const empty = isBlank(draft.name) && isBlank(draft.text);

  /**
   * Pins the card; a file or link without words becomes a card with its name. @returns the message to announce once it is pinned; empty
   * when it is not
   */
  const pin = async (): Promise<string> => {
    const name = empty ? (files[0]?.name ?? links[0] ?? '').slice(0, LIMITS.pinboard.cardNameMax) : draft.name.trim();
    if ((empty && name === '') || busy) return '';
    const sent = { ...draft };
    setBusy(true);
    typing(undefined);
    const waiting = run('addCard', { list: list.id, name, description: plainRichText(draft.text), colour: draft.colour });
    // It stands on the board at once: the next one can be written while this one is on its way.
    setDraft(emptyCardDraft(list.id));
    const stop = whenSavedOffline(session, () => deleteCardDraft(item.id, sent));
    const done = await waiting;
    stop();
    if (done.ok) deleteCardDraft(item.id, sent);
    else if (!loadCardDraft(item.id)) saveCardDraft(item.id, sent);
    if (!done.ok && open.current) setDraft(sent);
    const card = done.ok ? done.made[0] : undefined;
    if (card && files.length + links.length > 0) {
      setFiles([]);
      setLinks([]);
      const { attachFiles, attachLinks } = await import('../../card/attach-files');
      const sentFiles = await attachFiles(item.id, card, files).catch(() => []);
      const attached = sentFiles.filter(({ ok }) => ok).map(({ file }) => file);
      void forgetRecordings(attached);
      const stays = files.some((file) => recordings.current.has(file) && !attached.includes(file));
      const refused = [...sentFiles, ...(await attachLinks(item.id, card, links))].filter((outcome) => !outcome.ok);
      for (const { reason } of refused) toast({ tone: 'alert', text: reason });
      if (stays) toast({ id: 'recording-stays', tone: 'alert', text: t('composer.recordingStays') });
    }
    const text = done.ok ? t('composer.pinned', { name: name || t('card.untitled') }) : '';
    if (!open.current) return text;
    setBusy(false);
    setSaid(({ turn }) => ({ text, turn: turn + 1 }));
    return text;
  };

  const discard = (): void => {
    saveCardDraft(item.id, undefined);
    void forgetRecordings(files);
  };
  const nothing = empty && files.length === 0 && links.length === 0;
  return { draft, change, files, setFiles, addRecording, removeFile, links, setLinks, busy, empty: nothing, pin, discard, said };
}
