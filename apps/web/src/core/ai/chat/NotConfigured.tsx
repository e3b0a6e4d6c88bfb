import { TOOLS, type ToolKey } from '@murmel/contracts';
import { IconLifebuoy, IconMasksTheater, IconMessages, IconPhotoSpark, IconPlugConnected } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { lazyPage } from '../../../platform/page/lazy-page';
import { useSession } from '../../../platform/session/store';
import { Button } from '../../../ui/forms/Button';
import { Marble } from '../../../ui/marbles/Marble';
import { MarbleRow } from '../../../ui/marbles/MarbleRow';
import { RouterLink } from '../../links/RouterLink';
import { useToolContributions } from '../../tools/contribution';
import { useAvailableTools } from '../../tools/use-available-tools';
import classes from './not-configured.module.css';

const AppShell = lazyPage<{ children: ReactNode }>(() => import('../../shell/AppShell'), ['shell']);

const MARBLES = [
  { colour: 'pflaume', size: 96, swirl: 0, icon: IconMessages },
  { colour: 'pflaume', size: 68, swirl: 1, icon: IconMasksTheater },
  { colour: 'pflaume', size: 50, swirl: 2, icon: IconPhotoSpark },
  { colour: 'pflaume', size: 28, swirl: 3 },
] as const;
/** Alternative tools, as few as are seen at a glance. */
const OTHERS: readonly ToolKey[] = ['pinboard', 'word_clouds', 'surveys', 'worksheet', 'text_editor'];

export interface NotConfiguredProps {
  /** namespace of texts with `missing.title`, `missing.text` and further ones below `missing` */
  texts: string;
  /** address of a description of the tool */
  infoHref: string;
}

/** Explains that no such model is configured: who decides that, and which tools work without. */
export default function NotConfigured({ texts, infoHref }: NotConfiguredProps) {
  const { t } = useTranslation(texts);
  const { t: tools } = useTranslation('tools');
  const { isAdmin } = useSession();
  const looks = useToolContributions();
  const available = useAvailableTools().filter((key) => OTHERS.includes(key));
  return (
    <AppShell>
      <section className={classes.missing}>
        <MarbleRow marbles={MARBLES} />
        <h1>{t('missing.title')}</h1>
        <p>{t('missing.text')}</p>
        <div className={classes.buttons}>
          {isAdmin && (
            <Button
              component={RouterLink}
              href="/backoffice/ai_providers"
              leftSection={<IconPlugConnected size={20} stroke={1.9} aria-hidden />}
            >
              {t('missing.setUp')}
            </Button>
          )}
          <Button
            component={RouterLink}
            href={infoHref}
            variant="default"
            leftSection={<IconLifebuoy size={20} stroke={1.9} aria-hidden />}
          >
            {t('missing.what')}
          </Button>
        </div>
        <h2>{t('missing.others')}</h2>
        <ul className={classes.others}>
          {available.map((key) => {
            const { colour, swirl, icon } = looks[key];
            return (
              <li key={key}>
                <RouterLink href={TOOLS[key].route}>
                  <Marble colour={colour} swirl={swirl} icon={icon} size={32} /> {tools(`catalogue.${key}.name`)}
                </RouterLink>
              </li>
            );
          })}
        </ul>
      </section>
    </AppShell>
  );
}
