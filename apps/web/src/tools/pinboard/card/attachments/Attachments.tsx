import { LIMITS } from '@murmel/contracts';
import type { AttachedFile, PinboardCard } from '@murmel/documents';
import { IconLink, IconPaperclip } from '@tabler/icons-react';
import { Fragment, useCallback, useRef, useState } from 'react';
import { UploadRow } from '../../../../core/boards/upload/UploadRow';
import { type Send, useUploads } from '../../../../core/boards/upload/use-uploads';
import { inlineAddress } from '../../../../core/files/file-links';
import { useOnline } from '../../../../platform/connection/online';
import { Button } from '../../../../ui/forms/Button';
import { usePinboard } from '../../board/pinboard-context';
import { attachFile } from '../attach-files';
import { coverOf } from '../cover-of';
import { useTexts } from '../texts';
import { AddLink } from './AddLink';
import { AttachmentChip } from './AttachmentChip';
import classes from './attachments.module.css';
import { Film } from './Film';
import { useRemoval } from './use-removal';

const { attachmentsPerCard } = LIMITS.pinboard;

/** Files and links of a card, and the ways to add some. */
export function Attachments({ card, editable }: { card: PinboardCard; editable: boolean }) {
  const t = useTexts();
  const online = useOnline();
  const { item, board } = usePinboard();
  const send = useCallback<Send>((file, options) => attachFile(item.id, card.id, file, options), [item.id, card.id]);
  const { uploads, begin, ...handling } = useUploads(send);
  const removal = useRemoval();
  const [linking, setLinking] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const linkButton = useRef<HTMLButtonElement>(null);
  const attached = board.attachmentsOf(card.id);
  // The cover stands on top of the card already; a page that it came from is still to be opened.
  const cover = coverOf(board, card)?.attachment;
  const listed = attached.filter(({ id, kind }) => id !== cover || kind === 'link');
  if (listed.length === 0 && uploads.length === 0 && !editable) return null;
  const full = attached.length + uploads.filter(({ failed }) => !failed).length >= attachmentsPerCard;
  return (
    <section className={classes.attachments} aria-label={t('files.label')}>
      {listed.length > 0 && (
        <ul className={classes.list}>
          {listed.map((attachment) => (
            <Fragment key={attachment.id}>
              <AttachmentChip card={card} attachment={attachment} editable={editable} removal={removal} />
              {attachment.kind === 'file' && !removal.leaving.has(attachment.id) && <Sound file={attachment} />}
              {attachment.kind === 'link' && !removal.leaving.has(attachment.id) && <Film url={attachment.url} />}
            </Fragment>
          ))}
        </ul>
      )}
      {uploads.map((upload) => (
        <UploadRow key={upload.key} upload={upload} {...handling} />
      ))}
      {editable && (
        <>
          <div className={classes.add}>
            <input
              ref={input}
              type="file"
              multiple
              hidden
              aria-hidden
              tabIndex={-1}
              onChange={({ currentTarget }) => {
                const files = Array.from(currentTarget.files ?? []);
                // The same file again must count as a change.
                currentTarget.value = '';
                if (files.length > 0) begin(files);
              }}
            />
            <Button
              size="sm"
              variant="default"
              disabled={full || !online}
              leftSection={<IconPaperclip size={18} stroke={1.9} aria-hidden />}
              onClick={() => input.current?.click()}
            >
              {t('files.add')}
            </Button>
            <Button
              ref={linkButton}
              size="sm"
              variant="default"
              disabled={full || !online}
              aria-expanded={linking}
              leftSection={<IconLink size={18} stroke={1.9} aria-hidden />}
              onClick={() => setLinking(!linking)}
            >
              {t('links.add')}
            </Button>
          </div>
          {full && <p className={classes.hint}>{t('files.full', { max: attachmentsPerCard })}</p>}
          {linking && !full && (
            <AddLink
              card={card.id}
              onClose={() => {
                setLinking(false);
                linkButton.current?.focus();
              }}
            />
          )}
        </>
      )}
    </section>
  );
}

/** Plays an audio attachment on its card. */
function Sound({ file: { file, name, contentType } }: { file: AttachedFile }) {
  if (!contentType.startsWith('audio/')) return null;
  return (
    <li className={classes.sound}>
      {/* There are no captions for it. */}
      <audio src={inlineAddress({ id: file })} aria-label={name} controls preload="metadata" />
    </li>
  );
}
