import type { ProjectWatch } from '@murmel/contracts';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { useThrottled } from '../../../platform/use-throttled';

/** Screen readers hear of changes at most so often. */
const EVERY_MS = 5000;

/** Says how many are there and who needs help, without being seen. */
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
