import { type OpenMaterial, PRODUCT_PROVIDER } from '@murmel/contracts';
import { IconRosetteDiscountCheck, IconRosetteDiscountCheckOff } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api/client';
import { useTranslation } from '../../platform/i18n/use-translation';
import { useSession } from '../../platform/session/store';
import type { MenuAction } from '../../ui/overlays/ActionMenu';
import { useAction } from '../page/use-action';

/** For admins: what a card's menu offers to say that the editors looked at a material as it is now, or to take that back. */
export function useApproval(): (entry: OpenMaterial) => MenuAction[] {
  const { t } = useTranslation('gallery');
  const { user, isTeacher } = useSession();
  const queryClient = useQueryClient();
  const { run } = useAction<'approve' | 'disapprove'>({ texts: 'gallery', after: () => queryClient.invalidateQueries() });
  if (!isTeacher || !user?.admin) return () => [];
  return ({ item: { id, title }, approved, provider }) => {
    // What comes with the product is approved anyway.
    if (provider?.id === PRODUCT_PROVIDER) return [];
    const key = approved ? 'disapprove' : 'approve';
    const icon = approved ? IconRosetteDiscountCheckOff : IconRosetteDiscountCheck;
    const onSelect = () => void run(key, () => api.materials.mark({ itemId: id, approved: !approved }), { title });
    return [{ key, label: t(key), icon, onSelect }];
  };
}
