import { LIMITS, type WordCloud } from '@murmel/contracts';
import { IconListDetails } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/forms/Button';
import { PillTabs } from '../../../ui/forms/PillTabs';
import { SwitchRow } from '../../../ui/forms/SwitchRow';
import { useTexts } from '../texts';
import classes from './editor.module.css';
import type { CloudSettingsForm } from './use-cloud-settings';

const FilterDialog = lazy(() => import('./FilterDialog'));

const CHOICES = LIMITS.wordCloud.wordsPerVisitorChoices;
const ANY = 'any';

/** Settings of the cloud: contributors, visibility, number of words, and moderation. */
export function CloudSwitches({ item, settings }: { item: WordCloud; settings: CloudSettingsForm }) {
  const t = useTexts();
  const [filter, setFilter] = useState(false);
  const { values, change } = settings;
  const { wordsPerVisitor } = values;
  return (
    <section className={classes.settings} aria-label={t('settings.title')}>
      <div className={classes.switches}>
        <SwitchRow
          label={t('settings.open')}
          checked={values.open}
          disabled={!item.abilities.share}
          onChange={(open) => change({ open })}
        />
        <SwitchRow label={t('settings.show')} checked={values.show} onChange={(show) => change({ show })} />
        <SwitchRow
          label={t('settings.after')}
          checked={!values.showBeforeSubmit}
          disabled={!values.show}
          onChange={(after) => change({ showBeforeSubmit: !after })}
        />
      </div>
      {item.privacy === 'locked' && <p className={classes.text}>{t('settings.locked')}</p>}
      <PillTabs
        label={t('settings.perGuest')}
        labelHidden={false}
        fullWidth
        options={[{ value: ANY, label: t('settings.any') }, ...CHOICES.map((count) => ({ value: `${count}`, label: `${count}` }))]}
        value={wordsPerVisitor === null ? ANY : `${wordsPerVisitor}`}
        onChange={(value) => change({ wordsPerVisitor: CHOICES.find((count) => `${count}` === value) ?? null })}
      />
      <div className={classes.switches}>
        <SwitchRow label={t('settings.releaseFirst')} checked={values.releaseFirst} onChange={(releaseFirst) => change({ releaseFirst })} />
        <SwitchRow label={t('settings.filter')} checked={values.filter} onChange={(on) => change({ filter: on })} />
      </div>
      <Button
        className={classes.listButton}
        variant="subtle"
        leftSection={<IconListDetails size={20} stroke={1.9} aria-hidden />}
        onClick={() => setFilter(true)}
      >
        {t('filter.edit')}
      </Button>
      <Suspense fallback={null}>{filter && <FilterDialog itemId={item.id} onClose={() => setFilter(false)} />}</Suspense>
    </section>
  );
}
