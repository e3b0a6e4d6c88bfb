import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';

/** Returns the address of a class's zip archive. */
export const exportAddress = (classId: string): string => `/api/school_classes/${classId}/export`;

/** Link that exports a class as one file, before it is deleted (spec C23). */
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
