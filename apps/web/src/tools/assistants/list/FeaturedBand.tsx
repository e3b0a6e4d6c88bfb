import type { FeaturedAssistant } from '@murmel/contracts';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { PlainButton } from '../../../ui/forms/PlainButton';
import { AssistantFace } from '../avatar/AssistantFace';
import classes from './list.module.css';
import { useFeatured } from './use-featured';

/** One that comes with the product, another one each month. */
export function FeaturedBand({ assistant: { template, title, description, avatar } }: { assistant: FeaturedAssistant }) {
  const { t } = useTranslation('tools/assistants');
  const { use, busy } = useFeatured();
  return (
    <section className={classes.band} aria-labelledby="featured-assistant">
      <AssistantFace avatar={avatar} size={92} />
      <div className={classes.bandWords}>
        <p>{t('list.featured')}</p>
        <h2 id="featured-assistant">{title}</h2>
        <p>{description}</p>
      </div>
      <PlainButton className={classes.bandButton} busy={busy} aria-label={t('list.useOf', { title })} onClick={() => use(template)}>
        {t('list.use')}
      </PlainButton>
    </section>
  );
}
