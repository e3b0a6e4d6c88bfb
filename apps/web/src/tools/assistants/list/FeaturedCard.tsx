import type { FeaturedAssistant } from '@murmel/contracts';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { Badge } from '../../../ui/status/Badge';
import { Breakable } from '../../../ui/text/Breakable';
import { AssistantFace } from '../avatar/AssistantFace';
import classes from './list.module.css';
import { useFeatured } from './use-featured';
import { useKind } from './use-kind';

/** One that comes with the product, and can be made one's own. */
export function FeaturedCard({ assistant }: { assistant: FeaturedAssistant }) {
  const { t } = useTranslation('tools/assistants');
  const kind = useKind()(assistant);
  const { use, busy } = useFeatured();
  const { template, title, description, avatar } = assistant;
  return (
    <li className={classes.card}>
      <AssistantFace avatar={avatar} size={56} />
      <div className={classes.words}>
        <h3 className={classes.name}>
          <Breakable text={title} />
        </h3>
        <p className={classes.text}>{description}</p>
        <p className={classes.facts}>
          {kind && <Badge>{kind}</Badge>}
          <Button
            size="sm"
            variant="default"
            className={classes.use ?? ''}
            loading={busy}
            aria-label={t('list.useOf', { title })}
            onClick={() => use(template)}
          >
            {t('list.use')}
          </Button>
        </p>
      </div>
    </li>
  );
}
