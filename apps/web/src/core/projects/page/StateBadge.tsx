import type { Project } from '@murmel/contracts';
import { IconCircleCheck, IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Badge } from '../../../ui/status/Badge';
import { stateText } from '../project-time-text';

const LOOKS = {
  active: { tone: 'good', icon: IconPlayerPlayFilled },
  paused: { tone: 'notice', icon: IconPlayerPauseFilled },
  ended: { tone: 'neutral', icon: IconCircleCheck },
} as const;

/** Shows the state of a project in words, with its end. */
export function StateBadge({ project, now }: { project: Project; now: Date }) {
  const { t, i18n } = useTranslation('projects');
  const words = stateText(project, now, i18n.language);
  const text =
    words.key === 'until' ? t(`state.${words.values.time.key}`, { ...words.values.time.values }) : t(`state.${words.key}`, words.values);
  return <Badge {...LOOKS[project.state]}>{text}</Badge>;
}
