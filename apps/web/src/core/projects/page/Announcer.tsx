import type { ProjectWatch } from '@murmel/contracts';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { useThrottled } from '../../../platform/use-throttled';

/** Minimum interval between announcements for screen readers. */
const EVERY_MS = 5000;

/** Visually hidden announcer of the number of present pupils and of those who need help. */
export function Announcer({ watch }: { watch: ProjectWatch | null }) {
  const { t } = useTranslation('projects');
  const present = watch ? t('who.announce', { count: watch.pupils.filter(({ online }) => online).length, all: watch.pupils.length }) : '';
  const hands = (watch?.pupils ?? []).filter(({ handSince }) => handSince !== null).map(({ name }) => t('hand.needsHelp', { name }));
  const text = useThrottled([present, ...hands].filter((part) => part !== '').join('. '), EVERY_MS);
  return (
    <p className="visually-hidden" role="status">
      {text}
    </p>
  );
}
