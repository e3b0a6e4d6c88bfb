import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '@murmel/contracts';
import { useMutation } from '@tanstack/react-query';
import { orpc } from '../../platform/api/queries';
import { switchLanguage } from '../../platform/i18n/i18n';
import { useTranslation } from '../../platform/i18n/use-translation';
import { session } from '../../platform/session/store';
import { PillTabs } from '../../ui/forms/PillTabs';
import { toast } from '../../ui/status/toast-queue';
import { type ContrastSetting, type SchemeSetting, setUiSettings, useUiSettings } from '../../ui/theme/settings';
import classes from './ProfilePage.module.css';

const SCHEMES: readonly SchemeSetting[] = ['auto', 'light', 'dark'];
const CONTRASTS: readonly ContrastSetting[] = ['auto', 'normal', 'more'];

/** The language of the interface: at once here, and kept with the account. */
export function LanguageChoice() {
  const { t, i18n } = useTranslation('profile');
  const save = useMutation(orpc.users.updateMe.mutationOptions({ onSuccess: (user) => session.setUser(user) }));
  const choose = (locale: InterfaceLanguage) => {
    void switchLanguage(locale);
    save.mutate({ locale }, { onError: () => void toast({ id: 'language', tone: 'alert', text: t('saveFailed') }) });
  };
  return (
    <PillTabs
      label={t('language')}
      options={INTERFACE_LANGUAGES.map((value) => ({ value, label: t(`languages.${value}`) }))}
      value={i18n.language as InterfaceLanguage}
      onChange={choose}
    />
  );
}

/** Light, dark and contrast of this device. */
export function Appearance() {
  const { t } = useTranslation('profile');
  const { scheme, contrast } = useUiSettings();
  return (
    <div className={classes.form}>
      <PillTabs
        label={t('scheme')}
        labelHidden={false}
        options={SCHEMES.map((value) => ({ value, label: t(`schemes.${value}`) }))}
        value={scheme}
        onChange={(value) => setUiSettings({ scheme: value })}
      />
      <PillTabs
        label={t('contrast')}
        labelHidden={false}
        options={CONTRASTS.map((value) => ({ value, label: t(`contrasts.${value}`) }))}
        value={contrast}
        onChange={(value) => setUiSettings({ contrast: value })}
      />
      <p className={classes.hint}>{t('appearanceHint')}</p>
    </div>
  );
}
