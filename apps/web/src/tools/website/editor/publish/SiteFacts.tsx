import { IconCircleCheck, IconCircleDashed, IconEye, IconHourglass } from '@tabler/icons-react';
import { momentText } from '../../../../core/dates/dates';
import { useTranslation } from '../../../../platform/i18n/use-translation';
import { useWebsite } from '../open/website-context';
import { useTexts } from '../texts';
import classes from './publish.module.css';
import type { Published } from './use-published';

/** Shows the facts to know before publishing: who is responsible, whether it is visible. */
export function SiteFacts({ published: { state } }: { published: Published }) {
  const t = useTexts();
  const { i18n } = useTranslation('tools/website/editor');
  const {
    item: { website, cleanupAt },
  } = useWebsite();
  const imprint = website.imprint !== '';
  const Imprint = imprint ? IconCircleCheck : IconCircleDashed;
  return (
    <ul className={classes.facts}>
      <li>
        <Imprint size={20} stroke={1.9} aria-hidden />
        {t(imprint ? 'facts.imprint' : 'facts.noImprint')}
      </li>
      <li>
        <IconEye size={20} stroke={1.9} aria-hidden />
        {t(`facts.${state}`)}
      </li>
      {cleanupAt !== null && (
        <li>
          <IconHourglass size={20} stroke={1.9} aria-hidden />
          {t('facts.cleanup', { day: momentText(new Date(cleanupAt), i18n.language, { day: 'numeric', month: 'long' }) })}
        </li>
      )}
    </ul>
  );
}
