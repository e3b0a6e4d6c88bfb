import { PRIVACY_LEVELS, type Privacy, type Share } from '@murmel/contracts';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { RadioCards } from '../../ui/forms/RadioCards';
import { PRIVACY_ICONS } from '../items/privacy-icons';
import { Members } from './Members';
import { PasswordForm } from './PasswordForm';
import type { ShareChange, Sharing } from './use-share';

interface PrivacyChoiceProps {
  itemId: string;
  share: Share;
  sharing: Sharing;
  /** sends another level, with what belongs to it */
  change: (change: ShareChange & { privacy: Privacy }) => Promise<unknown>;
}

/** The five levels. A level applies at once, except "with password", which waits for the first password. */
export function PrivacyChoice({ itemId, share, sharing, change }: PrivacyChoiceProps) {
  const { t } = useTranslation('sharing');
  const { t: items } = useTranslation('items');
  const [waiting, setWaiting] = useState(false);
  const applied = sharing.pending?.privacy ?? share.privacy;
  const choose = (privacy: Privacy) => {
    const needsPassword = privacy === 'password_protected' && !share.hasPassword;
    setWaiting(needsPassword);
    if (!needsPassword) void change({ privacy }).catch(() => undefined);
  };
  const setPassword = async (password: string) => {
    await change({ privacy: 'password_protected', password });
    setWaiting(false);
  };
  const details = (level: Privacy) => {
    if (level === 'password_protected')
      return {
        details: <PasswordForm hasPassword={share.hasPassword} busy={sharing.pending?.password !== undefined} onSubmit={setPassword} />,
      };
    return level === 'members_only' ? { details: <Members itemId={itemId} /> } : {};
  };
  return (
    <RadioCards
      legend={t('who')}
      value={waiting ? 'password_protected' : applied}
      onChange={choose}
      cards={PRIVACY_LEVELS.map((value) => ({
        value,
        label: items(`privacy.${value}`),
        description: t(`level.${value}`),
        icon: PRIVACY_ICONS[value],
        ...details(value),
      }))}
    />
  );
}
