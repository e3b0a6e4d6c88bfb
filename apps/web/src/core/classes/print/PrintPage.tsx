import { IconFileDownload, IconPrinter } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { isErrorCode } from '../../../platform/errors/api-error';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { PillTabs } from '../../../ui/forms/PillTabs';
import { EditorHeader } from '../../../ui/layout/EditorHeader';
import { EmptyState } from '../../../ui/status/EmptyState';
import { ErrorState } from '../../../ui/status/ErrorState';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import { ClassPdfDialog } from '../../exports/lazy-pdf-dialog';
import { useClassesRoot } from '../../links/class-paths';
import { RouterLink } from '../../links/RouterLink';
import { LoadState } from '../../page/LoadState';
import { joinAddress, shortGoAddress } from '../join-address';
import { usePupils, useSchoolClass } from '../queries';
import { CodeCards } from './CodeCards';
import { CodeList } from './CodeList';
import classes from './print.module.css';

type Shape = 'cards' | 'list';

/** The codes of a class on paper: cards to cut out, or one list for the teacher. */
export default function PrintPage() {
  const { t } = useTranslation('classes');
  const { t: shell } = useTranslation('shell');
  const { id = '' } = useParams();
  const only = useSearchParams()[0].get('pupil');
  const back = `${useClassesRoot()}/${id}/access-codes`;
  const schoolClass = useSchoolClass(id);
  const pupils = usePupils(id);
  const [shape, setShape] = useState<Shape>('cards');
  const [pdf, setPdf] = useState(false);
  const gone = isErrorCode(schoolClass.error, 'NOT_FOUND') || isErrorCode(schoolClass.error, 'BAD_REQUEST');
  const printed = (pupils.data ?? []).filter(
    (pupil) => pupil.state === 'active' && pupil.code !== null && (only === null || pupil.id === only),
  );
  const title = schoolClass.data ? t('print.title', { name: schoolClass.data.name }) : t('printCodes');
  const shapes = (
    <PillTabs
      label={t('print.shape')}
      options={[
        { value: 'cards', label: t('print.cards') },
        { value: 'list', label: t('print.list') },
      ]}
      value={shape}
      onChange={setShape}
    />
  );
  const actions = (
    <>
      <Button
        variant="default"
        leftSection={<IconFileDownload size={20} stroke={1.9} aria-hidden />}
        disabled={printed.length === 0}
        onClick={() => setPdf(true)}
      >
        {t('print.pdf')}
      </Button>
      <Button
        leftSection={<IconPrinter size={20} stroke={1.9} aria-hidden />}
        disabled={printed.length === 0}
        onClick={() => window.print()}
      >
        {t('print.button')}
      </Button>
    </>
  );
  return (
    <div className={classes.page}>
      <EditorHeader
        back={{ href: back, label: t('print.back') }}
        linkAs={RouterLink}
        title={
          <h1 className={classes.title} tabIndex={-1}>
            {title}
          </h1>
        }
        tabs={!gone && shapes}
        actions={!gone && actions}
      />
      <main id="main" tabIndex={-1} className={classes.main}>
        {gone ? (
          <ErrorState level={2} title={t('gone.title')} text={t('gone.text')} />
        ) : (
          <LoadState query={schoolClass} skeleton={<SkeletonGrid label={shell('loading')} count={4} />}>
            {(found) => (
              <LoadState query={pupils} skeleton={<SkeletonGrid label={shell('loading')} count={4} />}>
                {() => {
                  if (printed.length === 0) return <EmptyState title={t('print.emptyTitle')} text={t('print.emptyText')} />;
                  const codes = { className: found.name, pupils: printed, joinAddress: joinAddress(found), goAddress: shortGoAddress() };
                  return shape === 'cards' ? <CodeCards {...codes} /> : <CodeList {...codes} />;
                }}
              </LoadState>
            )}
          </LoadState>
        )}
      </main>
      <Suspense fallback={null}>
        {pdf && (
          <ClassPdfDialog
            id={id}
            name={title}
            shape={shape === 'cards' ? 'cards' : 'codes'}
            pupilId={only ?? undefined}
            onClose={() => setPdf(false)}
          />
        )}
      </Suspense>
    </div>
  );
}
