import type { TimetableItem } from '@murmel/contracts';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { PillTabs } from '../../../ui/forms/PillTabs';
import { Drawer } from '../../../ui/overlays/Drawer';
import { BasicSettings } from './BasicSettings';
import { CalendarSettings } from './CalendarSettings';
import { PartList } from './PartList';

const TABS = ['basic', 'breaks', 'courses', 'calendar'] as const;

/** The side panel: basic settings, breaks, courses, and calendars that go in and out. */
export function TimetableSettings({ item, onClose }: { item: TimetableItem; onClose: () => void }) {
  const { t } = useTranslation('tools/timetable');
  const { t: shell } = useTranslation('shell');
  const [tab, setTab] = useState<(typeof TABS)[number]>('basic');
  return (
    <Drawer opened onClose={onClose} title={t('settings.title')} closeLabel={shell('close')} width={480}>
      <PillTabs
        label={t('settings.title')}
        fullWidth
        options={TABS.map((value) => ({ value, label: t(`settings.${value}`) }))}
        value={tab}
        onChange={setTab}
      />
      {tab === 'basic' && <BasicSettings item={item} />}
      {tab === 'breaks' && <PartList item={item} part="break" />}
      {tab === 'courses' && <PartList item={item} part="course" />}
      {tab === 'calendar' && <CalendarSettings item={item} />}
    </Drawer>
  );
}
