import { type CorrectionItem, type CorrectionOverview, TOOLS } from '@murmel/contracts';
import { IconDownload } from '@tabler/icons-react';
import { RouterLink } from '../../../core/links/RouterLink';
import { Button } from '../../../ui/forms/Button';
import { EmptyState } from '../../../ui/status/EmptyState';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import { resultPath } from '../paths';
import { useTexts } from '../texts';
import classes from './results.module.css';
import { SendTexts } from './SendTexts';

/** The texts and how far each is; above them the place for new ones. */
export default function ResultsTab({ item, overview }: { item: CorrectionItem; overview: CorrectionOverview | undefined }) {
  const t = useTexts();
  if (!overview) return <SkeletonGrid shape="lines" count={6} label={t('loading')} />;
  const { rows } = overview;
  const ended = rows.filter(({ state }) => state === 'done' || state === 'failed').length;
  return (
    <div className={classes.all}>
      {item.abilities.update && <SendTexts item={item} count={rows.length} />}
      {rows.length === 0 && <EmptyState title={t('results.none')} text={t('results.noneText')} />}
      {rows.length > 0 && (
        <>
          {ended < rows.length && (
            <div role="status">
              <p>{t('results.progress', { ended, all: rows.length })}</p>
              <progress aria-label={t('results.reading')} value={ended} max={rows.length} />
            </div>
          )}
          <div className={classes.exports}>
            {(['csv', 'xlsx'] as const).map((format) => (
              <Button
                key={format}
                variant="default"
                component="a"
                href={`/api${TOOLS.correction_aid.route}/${item.id}/export?format=${format}`}
                download
                leftSection={<IconDownload size={20} stroke={1.9} aria-hidden />}
              >
                {t(`results.${format}`)}
              </Button>
            ))}
          </div>
          <div className={classes.scroller} tabIndex={0} role="region" aria-label={t('results.table')}>
            <table className={classes.table}>
              <thead>
                <tr>
                  <th scope="col">{t('results.code')}</th>
                  <th scope="col">{t('results.state')}</th>
                  <th scope="col">{t('results.decided')}</th>
                  <th scope="col">{t('results.mark')}</th>
                  <th scope="col">{t('results.returned')}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ id, code, looksLikeName, state, decided, findings, marked, returned }, index) => (
                  <tr key={id}>
                    <th scope="row">
                      <RouterLink href={resultPath(item.id, index + 1, id)}>{code}</RouterLink>
                      {looksLikeName && <span className={classes.hint}>{t('code.name')}</span>}
                    </th>
                    <td data-label={t('results.state')}>{t(`states.${state}`)}</td>
                    <td data-label={t('results.decided')}>{findings === 0 ? '–' : t('results.of', { decided, findings })}</td>
                    <td data-label={t('results.mark')}>{t(marked ? 'results.given' : 'results.open')}</td>
                    <td data-label={t('results.returned')}>{t(returned ? 'results.yes' : 'results.no')}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </div>
  );
}
