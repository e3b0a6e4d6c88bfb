import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';

/** Where a class comes as a zip archive. */
export const exportAddress = (classId: string): string => `/api/school_classes/${classId}/export`;

/** Everything of a class as one file, before it goes (decision C23). */
export function ExportLink({ classId }: { classId: string }) {
  const { t } = useTranslation('classes');
  return (
    <Button
      component="a"
      href={exportAddress(classId)}
      download
      variant="light"
      leftSection={<IconDownload size={20} stroke={1.9} aria-hidden />}
    >
      {t('menu.export')}
    </Button>
  );
}
