import type { AiImage } from '@murmel/contracts';
import { IconAccessible, IconCopy, IconDots, IconDownload, IconFolderPlus, IconRefresh, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../../platform/api/client';
import { errorText } from '../../../../platform/errors/error-text';
import { useTranslation } from '../../../../platform/i18n/use-translation';
import { Button } from '../../../../ui/forms/Button';
import { ActionMenu } from '../../../../ui/overlays/ActionMenu';
import { ConfirmDialog } from '../../../../ui/overlays/ConfirmDialog';
import { IconButton } from '../../../../ui/overlays/IconButton';
import { toast } from '../../../../ui/status/toast-queue';
import { refreshImages } from '../image-queries';
import { InsertImageDialog } from '../into/InsertImageDialog';
import { AltTextDialog } from './AltTextDialog';
import classes from './shown.module.css';

/** Browsers take no other kind of picture into the clipboard. */
const CLIPBOARD_TYPE = 'image/png';

interface ImageActionsProps {
  image: AiImage;
  onAgain: () => void;
  onGone: () => void;
}

/** Actions on a picture. */
export function ImageActions({ image, onAgain, onGone }: ImageActionsProps) {
  const { id, file, altText, seed } = image;
  const { t } = useTranslation('ai/images');
  const queryClient = useQueryClient();
  const [describing, setDescribing] = useState(false);
  const [giving, setGiving] = useState(false);
  const [removing, setRemoving] = useState(false);
  const copy = (url: string) =>
    copyPicture(url).then(
      () => toast({ id: 'ai-image', tone: 'success', text: t('copied') }),
      () => toast({ id: 'ai-image', tone: 'alert', text: t('copyFailed') }),
    );
  const remove = async () => {
    setRemoving(false);
    try {
      await api.aiImages.remove({ id });
      onGone();
    } catch (error) {
      toast({ id: 'ai-image', tone: 'alert', text: errorText(error) });
    }
    await refreshImages(queryClient);
  };
  return (
    <div className={classes.actions}>
      {file && (
        <>
          <Button leftSection={<IconFolderPlus size={20} stroke={1.9} aria-hidden />} variant="light" onClick={() => setGiving(true)}>
            {t('into.button')}
          </Button>
          <Button leftSection={<IconAccessible size={20} stroke={1.9} aria-hidden />} variant="default" onClick={() => setDescribing(true)}>
            {t('altText.open')}
          </Button>
          <a href={file.url} download className={classes.download} aria-label={t('download')} title={t('download')}>
            <IconDownload size={20} stroke={1.9} aria-hidden />
          </a>
        </>
      )}
      <ActionMenu
        actions={[
          ...(file ? [{ key: 'copy', label: t('copy'), icon: IconCopy, onSelect: () => void copy(file.url) }] : []),
          { key: 'again', label: t(seed === null ? 'again' : 'againWithSeed'), icon: IconRefresh, onSelect: onAgain },
          { key: 'remove', label: t('remove.open'), icon: IconTrash, danger: true, onSelect: () => setRemoving(true) },
        ]}
        button={(props) => <IconButton {...props} label={t('moreActions')} icon={IconDots} size={44} />}
      />
      {giving && <InsertImageDialog image={image} onClose={() => setGiving(false)} />}
      {describing && <AltTextDialog id={id} altText={altText} onClose={() => setDescribing(false)} />}
      <ConfirmDialog
        opened={removing}
        title={t('remove.title')}
        confirmLabel={t('remove.confirm')}
        cancelLabel={t('cancel')}
        onConfirm={() => void remove()}
        onCancel={() => setRemoving(false)}
      >
        {t('remove.text')}
      </ConfirmDialog>
    </div>
  );
}

/**
 * Copies a picture to the clipboard, from which documents, pinboards and teaching boards paste it. @throws where the browser does not let
 * it
 */
async function copyPicture(url: string): Promise<void> {
  // A promise inside: some browsers forget by whom they were asked while something is on its way.
  await navigator.clipboard.write([new ClipboardItem({ [CLIPBOARD_TYPE]: asPng(url) })]);
}

async function asPng(url: string): Promise<Blob> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(String(response.status));
  const picture = await response.blob();
  if (picture.type === CLIPBOARD_TYPE) return picture;
  const bitmap = await createImageBitmap(picture);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  return canvas.convertToBlob({ type: CLIPBOARD_TYPE });
}
