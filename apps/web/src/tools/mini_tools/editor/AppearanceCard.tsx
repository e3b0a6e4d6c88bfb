import { MINI_TOOL_ICONS } from '@murmel/contracts';
import { useId } from 'react';
import { MiniToolMarble } from '../../../core/ai/mini-tools/MiniToolMarble';
import { MINI_TOOL_ICON_COMPONENTS } from '../../../core/ai/mini-tools/mini-tool-appearance';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Swatches } from '../../../ui/forms/Swatches';
import { marbleColours } from '../../../ui/theme/scales';
import classes from './editor.module.css';
import type { MiniToolDraft } from './use-mini-tool-draft';

/** The sign on its marble, and the colour. */
export function AppearanceCard({ draft: { values, change } }: { draft: MiniToolDraft }) {
  const { t } = useTranslation('tools/mini_tools');
  const name = useId();
  return (
    <section className={classes.card} aria-labelledby="mini-tool-look">
      <h2 id="mini-tool-look">{t('look.title')}</h2>
      <div className={classes.look}>
        <MiniToolMarble tool={values} size={64} />
        <Swatches
          label={t('look.colour')}
          full
          colours={marbleColours.map((value) => ({ value, label: t(`look.colours.${value}`) }))}
          value={marbleColours[values.colour] ?? 'tafel'}
          onChange={(colour) => change({ colour: marbleColours.indexOf(colour) })}
        />
      </div>
      <fieldset className={classes.icons}>
        <legend className="visually-hidden">{t('look.icon')}</legend>
        {MINI_TOOL_ICONS.map((icon) => {
          const IconShape = MINI_TOOL_ICON_COMPONENTS[icon];
          return (
            <label key={icon} className={classes.icon} title={t(`look.icons.${icon}`)}>
              <input
                type="radio"
                name={name}
                checked={icon === values.icon}
                aria-label={t(`look.icons.${icon}`)}
                onChange={() => change({ icon })}
              />
              <IconShape size={22} stroke={1.9} aria-hidden />
            </label>
          );
        })}
      </fieldset>
    </section>
  );
}
