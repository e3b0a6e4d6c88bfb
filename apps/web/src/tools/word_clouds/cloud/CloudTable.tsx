import type { CloudWord } from '@murmel/contracts';
import { memo } from 'react';
import { useThrottled } from '../../../platform/use-throttled';
import { useTexts } from '../texts';

/** Interval that screen readers can follow. */
const EVERY_MS = 1000;

/** Shows the cloud as a table for screen readers: word and number, most frequent first. */
export function CloudTable({ words }: { words: readonly CloudWord[] }) {
  return <Table words={useThrottled(words, EVERY_MS)} />;
}

const Table = memo(function Table({ words }: { words: readonly CloudWord[] }) {
  const t = useTexts();
  if (words.length === 0) return null;
  return (
    <div className="visually-hidden">
      <table>
        <caption>{t('cloud.label')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('cloud.columnWord')}</th>
            <th scope="col">{t('cloud.columnCount')}</th>
          </tr>
        </thead>
        <tbody>
          {words.map(({ key, text, count }) => (
            <tr key={key}>
              <th scope="row">{text}</th>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});
