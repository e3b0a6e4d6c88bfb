import { type OpenMaterial, PRODUCT_PROVIDER } from '@murmel/contracts';
import { IconRosetteDiscountCheck, IconRosetteDiscountCheckOff } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api/client';
import { useTranslation } from '../../platform/i18n/use-translation';
import { useSession } from '../../platform/session/store';
import type { MenuAction } from '../../ui/overlays/ActionMenu';
import { useAction } from '../page/use-action';

/** Provides admins with the menu entry of a card that approves the current version of a material, or revokes the approval. */
export function useApproval(): (entry: OpenMaterial) => MenuAction[] {
  const { t } = useTranslation('gallery');
  const { user, isTeacher } = useSession();
  const queryClient = useQueryClient();
  const { run } = useAction<'approve' | 'disapprove'>({ texts: 'gallery', after: () => queryClient.invalidateQueries() });
  if (!isTeacher || !user?.admin) return () => [];
  return ({ item: { id, title }, approved, provider }) => {
    // Material that comes with the product is approved anyway.
    if (provider?.id === PRODUCT_PROVIDER) return [];
    const key = approved ? 'disapprove' : 'approve';
    const icon = approved ? IconRosetteDiscountCheckOff : IconRosetteDiscountCheck;
    const onSelect = () => void run(key, () => api.materials.mark({ itemId: id, approved: !approved }), { title });
    return [{ key, label: t(key), icon, onSelect }];
  };
}
