import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { SearchField } from '../../../ui/forms/SearchField';
import { useHelp } from '../use-help';

/** The field that leads to what is found in the help. */
export function HelpSearch() {
  const { t, searchHref } = useHelp();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const find = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '') void navigate(searchHref(typed.trim()));
  };
  return (
    <form onSubmit={find}>
      <SearchField label={t('search')} placeholder={t('search')} value={typed} onChange={setTyped} clearLabel={t('clear')} />
    </form>
  );
}
