import { IconBookmark, IconEye, IconShare3 } from '@tabler/icons-react';
import { useState } from 'react';
import { api } from '../../../platform/api/client';
import { errorText } from '../../../platform/errors/error-text';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { publicAddress } from '../../../platform/page/addresses';
import { useSession } from '../../../platform/session/store';
import { Button } from '../../../ui/forms/Button';
import { copyText } from '../../../ui/forms/copy-text';
import { toast } from '../../../ui/status/toast-queue';
import { PdfLink } from '../../exports/PdfLink';
import classes from './open-page.module.css';
import { TakeButton, type TakeButtonProps } from './TakeButton';

/** Actions on open material: copy, bookmark, share, PDF. Visitors without an account are led to where they get one. */
export function OpenActions({ item, path, underReview }: TakeButtonProps) {
  const { t } = useTranslation('gallery/open-page');
  const { isTeacher } = useSession();
  const [bookmarked, setBookmarked] = useState(item.bookmarked);
  const bookmark = async () => {
    try {
      const now = await api.bookmarks.toggle({ itemId: item.id });
      setBookmarked(now.bookmarked);
      toast({ id: 'bookmark', tone: 'success', text: t(now.bookmarked ? 'bookmarkOn' : 'bookmarkOff', { title: item.title }) });
    } catch (error) {
      toast({ tone: 'alert', text: errorText(error) });
    }
  };
  const pass = async (button: HTMLElement) => {
    const url = publicAddress(path);
    // Phones have a share sheet of their own; closing it is not an error.
    if (typeof navigator.share === 'function') {
      await navigator.share({ title: item.title, url }).catch(() => undefined);
      return;
    }
    const copied = await copyText(url, button);
    toast({ id: 'passed', tone: copied ? 'success' : 'alert', text: t(copied ? 'passed' : 'passFailed') });
  };
  return (
    <div className={classes.actions}>
      <TakeButton item={item} path={path} underReview={underReview} />
      <div className={classes.pair}>
        {isTeacher && (
          <Button
            variant="default"
            aria-pressed={bookmarked}
            leftSection={<IconBookmark size={20} stroke={1.9} aria-hidden />}
            onClick={() => void bookmark()}
          >
            {t(bookmarked ? 'bookmarked' : 'bookmark')}
          </Button>
        )}
        <Button
          variant="default"
          leftSection={<IconShare3 size={20} stroke={1.9} aria-hidden />}
          onClick={(event) => void pass(event.currentTarget)}
        >
          {t('pass')}
        </Button>
      </div>
      <PdfLink item={item} />
      <p className={classes.look}>
        <IconEye size={20} stroke={1.9} aria-hidden />
        <span>{t(underReview ? 'underReview' : 'onlyLook')}</span>
      </p>
    </div>
  );
}
