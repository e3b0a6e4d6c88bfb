import { IconClock, IconLock } from '@tabler/icons-react';
import { FormLink } from '../../../core/answers/FormButton';
import { MessageScreen } from '../../../core/answers/MessageScreen';
import { Marble } from '../../../ui/marbles/Marble';
import { useTexts } from './texts';

interface StateScreenProps {
  offline: boolean;
  /** set for users who may see results */
  resultsHref?: string | undefined;
}

/** Shown before the survey opens. The page then opens automatically. */
export function NotOpenYet({ offline }: StateScreenProps) {
  const t = useTexts();
  return (
    <MessageScreen
      screen="draft"
      offline={offline}
      marble={<Marble colour="himmel" swirl={1} size={132} icon={IconClock} />}
      title={t('draft.title')}
    >
      <p>{t('draft.text')}</p>
    </MessageScreen>
  );
}

/** Closed, and nothing was typed here. */
export function Closed({ offline, resultsHref }: StateScreenProps) {
  const t = useTexts();
  return (
    <MessageScreen
      screen="closed"
      offline={offline}
      marble={<Marble colour="koralle" swirl={4} size={132} icon={IconLock} />}
      title={t('closed.title')}
      actions={resultsHref && <FormLink href={resultsHref}>{t('results.see')}</FormLink>}
    >
      <p>{t('closed.text')}</p>
    </MessageScreen>
  );
}

interface OtherDeviceProps {
  offline: boolean;
  newHref: string;
}

/** The address of a response that this browser does not have. */
export function OtherDevice({ offline, newHref }: OtherDeviceProps) {
  const t = useTexts();
  return (
    <MessageScreen
      screen="other"
      offline={offline}
      marble={<Marble colour="himmel" swirl={3} size={132} />}
      title={t('other.title')}
      actions={<FormLink href={newHref}>{t('other.answer')}</FormLink>}
    >
      <p>{t('other.text')}</p>
    </MessageScreen>
  );
}
