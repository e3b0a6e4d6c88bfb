import { IconCircleCheck, IconCircleDashed, IconEye } from '@tabler/icons-react';
import { useWebsite } from '../open/website-context';
import { useTexts } from '../texts';
import classes from './publish.module.css';
import type { Published } from './use-published';

/** Shows the facts to know before publishing: who is responsible, whether it is visible. */
export function SiteFacts({ published: { state } }: { published: Published }) {
  const t = useTexts();
  const {
    item: { website },
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
    </ul>
  );
}
