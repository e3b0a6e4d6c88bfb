import { IconRefresh } from '@tabler/icons-react';
import { EmptyFace } from './EmptyFace';
import empty from './EmptyFace.module.css';
import { useTexts } from './texts';

/** Placeholder for a part whose kind only a newer release supports: the browser's app is older than the document. */
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
