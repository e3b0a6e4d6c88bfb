import { useTranslation } from '../../../platform/i18n/use-translation';
import { NativeSelect } from '../../../ui/forms/TextField';
import type { Device } from '../../capture/use-devices';

const WITHOUT = 'without';
const OWN = 'own';

interface DeviceChoiceProps {
  kind: 'microphone' | 'camera';
  devices: readonly Device[];
  /** undefined: the browser's own choice, null: without */
  value: string | null | undefined;
  /** it can be done without */
  optional: boolean;
  disabled?: boolean;
  onChange: (value: string | null | undefined) => void;
}

/** Choice among several microphones or cameras. Their names are known once the browser has granted access to one. */
export function DeviceChoice({ kind, devices, value, optional, disabled = false, onChange }: DeviceChoiceProps) {
  const { t } = useTranslation('recordings');
  const options = [
    { value: OWN, label: t(`device.${kind}.own`) },
    ...devices.map(({ id, label }, index) => ({ value: id, label: label || t(`device.${kind}.numbered`, { number: index + 1 }) })),
    ...(optional ? [{ value: WITHOUT, label: t(`device.${kind}.without`) }] : []),
  ];
  return (
    <NativeSelect
      label={t(`device.${kind}.label`)}
      data={options}
      disabled={disabled}
      value={value === null ? WITHOUT : (value ?? OWN)}
      onChange={(event) => {
        const chosen = event.currentTarget.value;
        onChange(chosen === WITHOUT ? null : chosen === OWN ? undefined : chosen);
      }}
    />
  );
}
