import { IconRocket } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../platform/api/client';
import { errorText } from '../../platform/errors/error-text';
import { useTranslation } from '../../platform/i18n/use-translation';
import { Button } from '../../ui/forms/Button';
import { toast } from '../../ui/status/toast-queue';
import { CLASSES } from '../links/class-paths';
import type { LessonItem } from './LessonLinks';

interface OpenForClassProps {
  schoolClass: { id: string; name: string };
  /** name of a project that is begun for it */
  name: string;
  items: readonly LessonItem[];
}

const PROJECTS_READ = 20;

/** Gives all materials of a lesson to its class with one press: into the project that runs there, or into a new one for this lesson. */
export function OpenForClass({ schoolClass, name, items }: OpenForClassProps) {
  const { t } = useTranslation('lessons');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    try {
      const { entries } = await api.projects.list({ id: schoolClass.id, limit: PROJECTS_READ });
      const running = entries.find(({ state, abilities }) => state === 'active' && abilities.update);
      const itemIds = items.map(({ id }) => id);
      if (running) for (const item_id of itemIds) await api.projectItems.create({ project_id: running.id, item_id });
      else await api.projects.create({ id: schoolClass.id, name, itemIds, unit: 'day' });
      await queryClient.invalidateQueries();
      toast({ id: 'lesson-open', tone: 'success', text: t('opened', { class: schoolClass.name, count: items.length }) });
      await navigate(`${CLASSES}/${schoolClass.id}`);
    } catch (error) {
      toast({ id: 'lesson-open', tone: 'alert', text: `${t('failed')} ${errorText(error)}` });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button loading={busy} leftSection={<IconRocket size={20} stroke={1.9} aria-hidden />} onClick={() => void open()}>
      {t('open', { class: schoolClass.name })}
    </Button>
  );
}
