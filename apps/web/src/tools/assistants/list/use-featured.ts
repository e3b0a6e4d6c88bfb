import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api } from '../../../platform/api/client';
import { errorText } from '../../../platform/errors/error-text';
import { toast } from '../../../ui/status/toast-queue';
import { editorPath } from '../paths';

/** Makes one's own of an assistant that comes with the product, and opens it. */
export function useFeatured(): { use: (template: string) => void; busy: boolean } {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const using = useMutation({
    mutationFn: (itemId: string) => api.templates.use({ itemId }),
    onSuccess: ({ item }) => {
      void queryClient.invalidateQueries();
      void navigate(editorPath(item.id));
    },
    onError: (error) => toast({ id: 'create-item', tone: 'alert', text: errorText(error) }),
  });
  return { use: using.mutate, busy: using.isPending };
}
