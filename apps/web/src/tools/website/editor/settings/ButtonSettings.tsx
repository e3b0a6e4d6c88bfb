import type { SiteBlockOf } from '@murmel/documents';
import { useState } from 'react';
import { readWebAddress } from '../../../../core/parts/qr_link/web-address';
import { FieldError } from '../../../../ui/forms/FieldError';
import { NativeSelect, TextInput } from '../../../../ui/forms/TextField';
import { useWebsite } from '../open/website-context';
import { useTexts } from '../texts';
import { useChangeBlock } from '../use-change-block';

const ELSEWHERE = '';

/** Settings of a button's target: a page of the website, or an address. */
export function ButtonSettings({ block }: { block: SiteBlockOf<'Button'> }) {
  const t = useTexts();
  const { site } = useWebsite();
  const change = useChangeBlock(block.id);
  const { page, address } = block.content;
  const [typed, setTyped] = useState(address ?? '');
  const [wrong, setWrong] = useState(false);
  const keep = () => {
    const read = typed.trim() === '' ? null : readWebAddress(typed);
    setWrong(read === undefined);
    if (read !== undefined && read !== address) void change({ address: read }, 'address');
  };
  const known = page !== null && site.page(page) ? page : ELSEWHERE;
  return (
    <>
      <NativeSelect
        label={t('button.to')}
        data={[
          ...site.pages.map(({ id, name }) => ({ value: id, label: name || t('pages.untitled') })),
          { value: ELSEWHERE, label: t('button.elsewhere') },
        ]}
        value={known}
        onChange={(event) => void change({ page: event.currentTarget.value === ELSEWHERE ? null : event.currentTarget.value }, 'page')}
      />
      {known === ELSEWHERE && (
        <TextInput
          label={t('button.address')}
          type="url"
          inputMode="url"
          maxLength={2000}
          value={typed}
          error={wrong && <FieldError>{t('button.wrong')}</FieldError>}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={keep}
        />
      )}
    </>
  );
}
