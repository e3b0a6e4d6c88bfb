import { LIMITS, partAddress } from '@murmel/contracts';
import { linkFromInput } from '@murmel/documents';
import { ORPCError } from '@orpc/client';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { api } from '../../../../platform/api/client';
import { errorText } from '../../../../platform/errors/error-text';
import { ensureVisitor } from '../../../../platform/session/visitor';
import { AddressField } from '../../../../ui/forms/AddressField';
import { Button } from '../../../../ui/forms/Button';
import { usePinboard } from '../../board/pinboard-context';
import { useTexts } from '../texts';
import classes from './attachments.module.css';

/** Text typed and left with Escape, by card: it is restored. */
const unfinished = new Map<string, string>();

/** Takes the address of a page; the server looks at it and makes the preview. */
export function AddLink({ card, onClose }: { card: string; onClose: () => void }) {
  const t = useTexts();
  const { item } = usePinboard();
  const [address, setAddress] = useState(() => unfinished.get(card) ?? '');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const save = async (): Promise<void> => {
    const url = linkFromInput(address);
    if (!url || !/^https?:/i.test(url)) return setProblem(t('links.refused'));
    setBusy(true);
    try {
      await ensureVisitor();
      await api.pinboards.attach({ id: partAddress(item.id, card), url, asCover: true });
      unfinished.delete(card);
      onClose();
    } catch (error) {
      const full = error instanceof ORPCError && error.code === 'LIMIT_REACHED';
      setProblem(full ? t('files.full', { max: LIMITS.pinboard.attachmentsPerCard }) : errorText(error));
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void save();
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    unfinished.set(card, address);
    onClose();
  };
  return (
    <form className={classes.link} onSubmit={submit} noValidate>
      <AddressField
        className={classes.address ?? ''}
        label={t('links.address')}
        value={address}
        autoFocus
        onKeyDown={key}
        onChange={(next) => {
          setAddress(next);
          setProblem(undefined);
        }}
        refused={problem}
      />
      <Button type="submit" variant="default" loading={busy}>
        {t('links.save')}
      </Button>
    </form>
  );
}
