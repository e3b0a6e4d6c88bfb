import { LIGHTS, LIMITS } from '@murmel/contracts';
import { type FormEvent, useState } from 'react';
import { useChange } from '../../../../core/parts/part-screen';
import classes from '../../../../core/parts/settings.module.css';
import { Button } from '../../../../ui/forms/Button';
import { TextInput } from '../../../../ui/forms/TextField';
import type { CardProps } from '../card-screen';
import { useKindTexts } from '../texts';

/** Custom labels below the lights; an empty field means the default. */
export default function StoplightSettings({ part: card, close }: CardProps<'stoplight'> & { close(): void }) {
  const t = useKindTexts();
  const change = useChange(card);
  const [words, setWords] = useState(card.content.words);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if ((await change({ words })).ok) close();
  };
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)}>
      <p className={classes.hint}>{t('stoplight.words')}</p>
      {LIGHTS.map((light) => (
        <TextInput
          key={light}
          label={t(`stoplight.${light}`)}
          placeholder={t(`stoplight.word.${light}`)}
          value={words[light]}
          maxLength={LIMITS.teachingBoard.lightWordMax}
          onChange={({ currentTarget }) => setWords((known) => ({ ...known, [light]: currentTarget.value }))}
        />
      ))}
      <Button type="submit">{t('apply')}</Button>
    </form>
  );
}
