import type { Item } from '@murmel/contracts';
import { IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { useSession } from '../../../platform/session/store';
import { Button } from '../../../ui/forms/Button';
import { itemHref } from '../../links/item-href';
import { makeCopies } from '../../remixes/make-copies';

export interface TakeButtonProps {
  item: Item;
  /** path of this page, with its parameters */
  path: string;
  underReview: boolean;
}

/** True if the caller can copy the item, or sign in to do so. */
export function useMayTake({ item, underReview }: Omit<TakeButtonProps, 'path'>): boolean {
  const { isTeacher, isAuthenticated } = useSession();
  return !isAuthenticated || (isTeacher && !underReview && item.abilities.remix);
}

/** The one green button of an open item: copies it, or leads visitors without an account to where they get one. */
export function TakeButton({ item, path, underReview }: TakeButtonProps) {
  const { t } = useTranslation('gallery/open-page');
  const { isAuthenticated } = useSession();
  const [busy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    const [made] = await makeCopies([item]);
    if (made) location.assign(itemHref(made));
    setBusy(false);
  };
  if (!useMayTake({ item, underReview })) return null;
  if (!isAuthenticated) {
    return (
      <Button fullWidth component="a" href={`/login?redirectUri=${encodeURIComponent(path)}`}>
        {t('signIn')}
      </Button>
    );
  }
  return (
    <Button fullWidth loading={busy} leftSection={<IconCopy size={20} stroke={1.9} aria-hidden />} onClick={() => void take()}>
      {t('take')}
    </Button>
  );
}
