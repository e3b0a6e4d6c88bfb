import { CONVERTER_LIMITS } from '@murmel/contracts';
import { IconBrandYoutube, IconSearch } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../platform/api/client';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { TextInput } from '../../../ui/forms/TextField';
import { Notice } from '../../../ui/status/Notice';
import classes from './converters.module.css';

/** Search for films, one of which becomes the material. */
export function FilmSearch({ address, onChoose }: { address: string; onChoose: (address: string) => void }) {
  const { t } = useTranslation('ai/converters');
  const [words, setWords] = useState('');
  const search = useMutation({ mutationFn: (query: string) => api.converters.films({ query }) });
  const submit = () => {
    const query = words.trim();
    if (query !== '' && !search.isPending) search.mutate(query);
  };
  const found = search.data?.films;
  return (
    <>
      <div className={classes.films}>
        <TextInput
          label={t('films.label')}
          type="search"
          maxLength={CONVERTER_LIMITS.filmQuery}
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
          onKeyDown={(event) => {
            // The field stands in the form of the conversion, which it does not begin.
            if (event.key !== 'Enter') return;
            event.preventDefault();
            submit();
          }}
        />
        <Button
          variant="default"
          loading={search.isPending}
          leftSection={<IconSearch size={20} stroke={1.9} aria-hidden />}
          onClick={submit}
        >
          {t('films.search')}
        </Button>
      </div>
      <div role="status">{found?.length === 0 && <p className={classes.hint}>{t('films.none')}</p>}</div>
      {search.isError && (
        <Notice tone="alert" announce>
          {t('films.failed')}
        </Notice>
      )}
      {found && found.length > 0 && (
        <fieldset className={classes.found}>
          <legend>{t('films.found')}</legend>
          {found.map((film) => (
            <label key={film.address} className={classes.film}>
              <input type="radio" name="film" checked={film.address === address} onChange={() => onChoose(film.address)} />
              <IconBrandYoutube size={24} stroke={1.9} aria-hidden />
              <span>
                {film.title}
                {film.channel !== '' && <small>{t('films.by', { channel: film.channel })}</small>}
              </span>
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}
