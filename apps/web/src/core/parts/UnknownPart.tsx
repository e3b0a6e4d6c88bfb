import { IconRefresh } from '@tabler/icons-react';
import { EmptyFace } from './EmptyFace';
import empty from './EmptyFace.module.css';
import { useTexts } from './texts';

/** In place of a part of a kind that only a newer release knows: the browser that shows it is older than the document. */
export function UnknownPart() {
  const t = useTexts();
  return (
    <EmptyFace icon={IconRefresh}>
      <p>{t('unknown.text')}</p>
      <button type="button" className={empty.button} onClick={() => location.reload()}>
        {t('unknown.reload')}
      </button>
    </EmptyFace>
  );
}
