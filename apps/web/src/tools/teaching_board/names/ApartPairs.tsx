import { LIMITS } from '@murmel/contracts';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../../ui/forms/Button';
import { NativeSelect } from '../../../ui/forms/TextField';
import { IconButton } from '../../../ui/overlays/IconButton';
import classes from './names.module.css';
import { type DraftRow, rowLabels } from './names-draft';
import { useNamesTexts } from './texts';

type Pairs = readonly (readonly [string, string])[];

interface ApartPairsProps {
  rows: readonly DraftRow[];
  /** keys of rows */
  pairs: Pairs;
  onChange: (pairs: Pairs) => void;
}

/** Edits the pairs that must not be in one group. */
export function ApartPairs({ rows, pairs, onChange }: ApartPairsProps) {
  const t = useNamesTexts();
  const [one, setOne] = useState('');
  const [other, setOther] = useState('');
  const labels = rowLabels(rows);
  const shown = pairs.filter((pair) => pair.every((key) => labels.has(key)));
  const known = shown.some((pair) => pair.includes(one) && pair.includes(other));
  const possible = labels.has(one) && labels.has(other) && one !== other && !known && shown.length < LIMITS.teachingBoard.apartMax;
  const options = (without: string) => [
    { value: '', label: t('choose') },
    ...rows.filter(({ key }) => key !== without).map(({ key }) => ({ value: key, label: labels.get(key)! })),
  ];
  const add = (): void => {
    onChange([...shown, [one, other]]);
    setOne('');
    setOther('');
  };
  return (
    <fieldset className={classes.apart}>
      <legend>{t('apart.title')}</legend>
      {shown.length > 0 && (
        <ul className={classes.pairs}>
          {shown.map(([left, right]) => {
            const names = { one: labels.get(left), other: labels.get(right) };
            return (
              <li key={`${left} ${right}`} className={classes.pair}>
                {t('apart.pair', names)}
                <IconButton
                  label={t('apart.remove', names)}
                  icon={IconX}
                  onClick={() => onChange(shown.filter((pair) => pair[0] !== left || pair[1] !== right))}
                />
              </li>
            );
          })}
        </ul>
      )}
      <div className={classes.newPair}>
        <NativeSelect
          aria-label={t('apart.one')}
          value={one}
          data={options(other)}
          disabled={rows.length < 2}
          onChange={(event) => setOne(event.currentTarget.value)}
        />
        <NativeSelect
          aria-label={t('apart.other')}
          value={other}
          data={options(one)}
          disabled={rows.length < 2}
          onChange={(event) => setOther(event.currentTarget.value)}
        />
        <Button variant="default" disabled={!possible} onClick={add}>
          {t('apart.add')}
        </Button>
      </div>
    </fieldset>
  );
}
