import type { Collection } from '@murmel/contracts';
import { IconBookmark, IconBookmarkFilled, IconCopy, IconPencil, IconShare3 } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../platform/api/client';
import { useTranslation } from '../../platform/i18n/use-translation';
import { useSession } from '../../platform/session/store';
import { RouterLink } from '../links/RouterLink';
import { copyCollection } from './copy-collection';
import { shareCollection } from './share-collection';
import { useCollectionAction } from './use-collection-action';

const SIZE = { size: 20, stroke: 1.9, 'aria-hidden': true } as const;

/** Actions on a collection: copy all of it, bookmark, share; for its editors the link to its screen. */
export function CollectionActions({ collection }: { collection: Collection }) {
  const { t } = useTranslation('collections');
  const { isAuthenticated } = useSession();
  const navigate = useNavigate();
  const { run } = useCollectionAction();
  const [taking, setTaking] = useState(false);
  const { id, title, bookmarked, materials, abilities } = collection;
  const take = async () => {
    setTaking(true);
    await copyCollection(collection, (folderId) => void navigate(`/folders/${folderId}`));
    setTaking(false);
  };
  const remember = () =>
    run(bookmarked ? 'forget' : 'remember', () => api.collections.bookmark({ id, bookmarked: !bookmarked }), { title });
  const Bookmark = bookmarked ? IconBookmarkFilled : IconBookmark;
  return (
    <>
      {abilities.use && materials > 0 && (
        <button type="button" data-main disabled={taking} onClick={() => void take()}>
          <IconCopy {...SIZE} />
          {t(taking ? 'taking' : 'takeAll')}
        </button>
      )}
      {!isAuthenticated && (
        <RouterLink href={`/login?redirectUri=${encodeURIComponent(`/collections/${id}`)}`} data-main>
          <IconCopy {...SIZE} />
          {t('takeAll')}
        </RouterLink>
      )}
      {abilities.use && (
        <button type="button" aria-pressed={bookmarked} onClick={() => void remember()}>
          <Bookmark {...SIZE} />
          {t(bookmarked ? 'remembered' : 'remember')}
        </button>
      )}
      <button type="button" onClick={(event) => void shareCollection(collection, event.currentTarget)}>
        <IconShare3 {...SIZE} />
        {t('passOn')}
      </button>
      {abilities.update && (
        <RouterLink href={`/admin/collections/${id}`}>
          <IconPencil {...SIZE} />
          {t('edit')}
        </RouterLink>
      )}
    </>
  );
}
