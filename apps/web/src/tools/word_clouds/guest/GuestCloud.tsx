import { type CloudState, shownWords } from '@murmel/contracts';
import { useMemo } from 'react';
import { Cloud } from '../cloud/Cloud';
import { PrintedCloud } from '../cloud/PrintedCloud';
import { useTexts } from '../texts';
import classes from './guest.module.css';

/** Type size in px that is still read well on a phone in the hand. */
const SMALLEST = 15;

/** The cloud below one's own words. */
export default function GuestCloud({ state }: { state: Exclude<CloudState, { audience: 'guestHidden' }> }) {
  const t = useTexts();
  const words = useMemo(() => shownWords(state), [state]);
  return (
    <section className={classes.clouds} aria-labelledby="cloud-title">
      <h2 id="cloud-title" className={classes.label}>
        {t('guest.cloud')}
      </h2>
      {words.length === 0 ? (
        <p className={classes.later}>{t('cloud.empty')}</p>
      ) : (
        <div className={classes.cloud}>
          <Cloud words={words} smallest={SMALLEST} />
        </div>
      )}
      {state.total > 0 && (
        <p className={classes.hint}>
          {t('count.sentence', { words: t('count.words', { count: state.total }), people: t('count.people', { count: state.people }) })}
        </p>
      )}
      <PrintedCloud state={state} />
    </section>
  );
}
