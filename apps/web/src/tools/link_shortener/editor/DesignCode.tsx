import { type LinkItem, TOOLS } from '@murmel/contracts';
import { IconPalette } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAvailableTools } from '../../../core/tools/use-available-tools';
import { api } from '../../../platform/api/client';
import { errorText } from '../../../platform/errors/error-text';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { toast } from '../../../ui/status/toast-queue';

/** Makes a QR code of the link, to give it colours and a logo; it follows the link wherever that leads. */
export function DesignCode({ item }: { item: LinkItem }) {
  const { t } = useTranslation('tools/link_shortener');
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  if (!useAvailableTools().includes('qrcodes')) return null;
  const make = async () => {
    setBusy(true);
    try {
      const code = await api.qrcodes.create({ title: item.title, content: { kind: 'item', itemId: item.id } });
      void navigate(`${TOOLS.qrcodes.route}/${code.id}`);
    } catch (error) {
      toast({ tone: 'alert', text: errorText(error) });
      setBusy(false);
    }
  };
  return (
    <div>
      <Button variant="subtle" loading={busy} leftSection={<IconPalette size={20} stroke={1.9} aria-hidden />} onClick={() => void make()}>
        {t('design')}
      </Button>
    </div>
  );
}
