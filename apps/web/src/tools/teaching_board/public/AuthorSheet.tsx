import { IconFileDownload } from '@tabler/icons-react';
import { Suspense, useEffect, useState } from 'react';
import { PdfDialog } from '../../../core/exports/lazy-pdf-dialog';
import { api } from '../../../platform/api/client';
import { errorText } from '../../../platform/errors/error-text';
import { Button } from '../../../ui/forms/Button';
import { Drawer } from '../../../ui/overlays/Drawer';
import { Notice } from '../../../ui/status/Notice';
import { AuthorFacts, type AuthorInfo } from '../board/AuthorFacts';
import { useTeachingBoard } from '../board/teaching-board-context';
import { usePublicTexts } from './texts';

/** Shows the board's author, their description, and the board as PDF. */
export default function AuthorSheet({ onClose }: { onClose: () => void }) {
  const t = usePublicTexts();
  const { item } = useTeachingBoard();
  const { info, error, again } = useAuthorInfo();
  const [pdf, setPdf] = useState(false);
  return (
    <Drawer opened onClose={onClose} title={t('author.title')} closeLabel={t('close')}>
      {error !== undefined && (
        <Notice
          tone="alert"
          announce
          actions={
            <Button variant="default" onClick={again}>
              {t('retry')}
            </Button>
          }
        >
          {errorText(error)}
        </Notice>
      )}
      {error === undefined && !info && <p role="status">{t('loading')}</p>}
      {info && <AuthorFacts info={info} />}
      <Button variant="default" leftSection={<IconFileDownload size={20} stroke={1.9} aria-hidden />} onClick={() => setPdf(true)}>
        {t('pdf')}
      </Button>
      <Suspense fallback={null}>{pdf && <PdfDialog item={item} onClose={() => setPdf(false)} />}</Suspense>
    </Drawer>
  );
}

function useAuthorInfo(): { info: AuthorInfo | undefined; error: unknown; again: () => void } {
  const {
    item: { id },
  } = useTeachingBoard();
  const [info, setInfo] = useState<AuthorInfo>();
  const [error, setError] = useState<unknown>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let gone = false;
    setError(undefined);
    api.teachingBoards.authorInfo({ id }).then(
      (answer) => gone || setInfo(answer),
      (failure: unknown) => gone || setError(failure ?? new Error('no answer')),
    );
    return () => {
      gone = true;
    };
  }, [id, tries]);
  return { info, error, again: () => setTries((before) => before + 1) };
}
