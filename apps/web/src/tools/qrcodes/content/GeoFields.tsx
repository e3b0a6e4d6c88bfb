import type { CodeContentOf } from '@murmel/contracts';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { FieldError } from '../../../ui/forms/FieldError';
import { TextInput } from '../../../ui/forms/TextField';
import { parseCoordinates } from './parse-coordinates';

interface GeoFieldsProps {
  content: CodeContentOf<'geo'>;
  change: (content: CodeContentOf<'geo'>) => void;
}

/** A place on the map, by the two numbers that every map shows. */
export function GeoFields({ content, change }: GeoFieldsProps) {
  const { t } = useTranslation('tools/qrcodes');
  const { latitude, longitude } = content;
  const [typed, setTyped] = useState(latitude === null || longitude === null ? '' : `${latitude}, ${longitude}`);
  const place = parseCoordinates(typed);
  const type = (text: string) => {
    setTyped(text);
    const found = parseCoordinates(text);
    if (found) change({ ...content, ...found });
    else if (text.trim() === '') change({ ...content, latitude: null, longitude: null });
  };
  return (
    <TextInput
      label={t('content.geo.label')}
      description={t('content.geo.hint')}
      inputMode="text"
      maxLength={60}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
      error={typed.trim() !== '' && !place && <FieldError>{t('content.geo.wrong')}</FieldError>}
    />
  );
}
