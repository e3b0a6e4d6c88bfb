import type { HandedInFile, OwnHandIn } from '@murmel/contracts';
import { useCallback, useEffect, useState } from 'react';
import { sendFile } from '../../../core/boards/upload/send-file';
import { type Send, type Uploads, useUploads } from '../../../core/boards/upload/use-uploads';
import { api } from '../../../platform/api/client';
import { errorText } from '../../../platform/errors/error-text';
import { useLatest } from '../../../platform/use-latest';
import { toast } from '../../../ui/status/toast-queue';
import { freeName } from '../shown-state';
import { useTexts } from './texts';

interface HandInForm extends Uploads {
  own: OwnHandIn | undefined;
  failed: boolean;
  remove: (file: HandedInFile) => Promise<void>;
  /** asks for one's own anew */
  look: () => void;
}

/** Provides the user's own files: submitted, uploading, withdrawn. A file counts from the moment when its upload is complete. */
export function useHandIn(id: string): HandInForm {
  const t = useTexts();
  const [own, setOwn] = useState<OwnHandIn>();
  const [failed, setFailed] = useState(false);
  const latest = useLatest(own);
  const look = useCallback(
    () =>
      api.fileSharing.ownHandIn({ id }).then(
        (mine) => {
          setOwn(mine);
          setFailed(false);
        },
        () => setFailed(true),
      ),
    [id],
  );
  useEffect(() => void look(), [look]);
  const send = useCallback<Send>(
    async (chosen, options) => {
      const name = freeName(chosen.name, latest()?.files.map((file) => file.name) ?? []);
      const file = name === chosen.name ? chosen : new File([chosen], name, { type: chosen.type, lastModified: chosen.lastModified });
      const sent = await sendFile(id, file, options);
      await look();
      return sent.ok ? undefined : sent.reason;
    },
    [id, look, latest],
  );
  const uploads = useUploads(send);
  const remove = async (file: HandedInFile) => {
    try {
      await api.ownerFiles.remove({ id: file.id });
    } catch (error) {
      toast({ tone: 'alert', text: t('removeFailed', { name: file.name, reason: errorText(error) }) });
    }
    await look();
  };
  return { ...uploads, own, failed, remove, look: () => void look() };
}
