import { EVENT_COLOURS, type EventColour, PROTOTYPE_CALENDAR_LIMITS, type PrototypeCalendar } from '@murmel/contracts';
import { useMemo } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { NativeSelect, TextInput } from '../../../ui/forms/TextField';
import { useTexts } from '../texts';
import { timeZones } from '../wall-clock';

export type CalendarSettings = PrototypeCalendar;

interface CalendarFieldsProps {
  values: CalendarSettings;
  onChange: (fields: Partial<CalendarSettings>) => void;
}

/** Fields of a calendar besides its title: colour, source and time zone (spec TTB-10). */
export function CalendarFields({ values, onChange }: CalendarFieldsProps) {
  const t = useTexts();
  const { t: view } = useTranslation('calendar-view');
  const zones = useMemo(() => timeZones(values.zone).map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })), [values.zone]);
  return (
    <>
      <NativeSelect
        label={t('fields.colour')}
        value={values.colour}
        data={EVENT_COLOURS.map((colour) => ({ value: colour, label: view(`colours.${colour}`) }))}
        onChange={({ currentTarget }) => onChange({ colour: currentTarget.value as EventColour })}
      />
      <TextInput
        label={t('fields.source')}
        description={t('fields.sourceHint')}
        value={values.source}
        maxLength={PROTOTYPE_CALENDAR_LIMITS.sourceMax}
        onChange={({ currentTarget }) => onChange({ source: currentTarget.value })}
      />
      <NativeSelect
        label={t('fields.zone')}
        description={t('fields.zoneHint')}
        value={values.zone}
        data={zones}
        onChange={({ currentTarget }) => onChange({ zone: currentTarget.value })}
      />
    </>
  );
}
