import { type CodeContentOf, QR_LIMITS, WIFI_SECURITIES } from '@murmel/contracts';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { SwitchRow } from '../../../ui/forms/SwitchRow';
import { NativeSelect, TextInput } from '../../../ui/forms/TextField';

interface WifiFieldsProps {
  content: CodeContentOf<'wifi'>;
  change: (content: CodeContentOf<'wifi'>) => void;
}

/** Edits a network: scanning the code joins it. */
export function WifiFields({ content, change }: WifiFieldsProps) {
  const { t } = useTranslation('tools/qrcodes');
  return (
    <>
      <TextInput
        label={t('content.wifi.name')}
        autoComplete="off"
        maxLength={QR_LIMITS.wifi.nameMax}
        value={content.name}
        onChange={(event) => change({ ...content, name: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('content.wifi.security')}
        value={content.security}
        data={WIFI_SECURITIES.map((value) => ({ value, label: t(`content.wifi.securities.${value}`) }))}
        onChange={(event) => change({ ...content, security: event.currentTarget.value as (typeof WIFI_SECURITIES)[number] })}
      />
      {content.security !== 'nopass' && (
        <TextInput
          label={t('content.wifi.password')}
          description={t('content.wifi.hint')}
          autoComplete="off"
          spellCheck={false}
          maxLength={QR_LIMITS.wifi.passwordMax}
          value={content.password}
          onChange={(event) => change({ ...content, password: event.currentTarget.value })}
        />
      )}
      <SwitchRow label={t('content.wifi.hidden')} checked={content.hidden} onChange={(hidden) => change({ ...content, hidden })} />
    </>
  );
}
