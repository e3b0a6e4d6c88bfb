import { type CloudState, type Item, shownWords } from '@murmel/contracts';
import { IconPhoto, IconTable, IconVector } from '@tabler/icons-react';
import { fileName, saveFile } from '../../../ui/files/save-file';
import type { MenuAction } from '../../../ui/overlays/ActionMenu';
import { toast } from '../../../ui/status/toast-queue';
import { canvasMeasure } from '../cloud/measure';
import type { Texts } from '../texts';
import { wordsCsv } from './csv';
import { cloudPicture, cloudPng, cloudSvg } from './picture';

/** Take the cloud along: as a picture or as a table. Nothing to take along without words. */
export function exportActions(item: Item, state: CloudState, t: Texts): MenuAction[] {
  if (state.audience === 'guestHidden' || state.words.length === 0) return [];
  // Worked out when it is asked for: the menu is drawn anew with every word that comes.
  const shown = () => shownWords(state);
  const listed = () => (state.audience === 'teacher' ? state.words : state.words.map((word) => ({ ...word, hidden: false, held: false })));
  const save = async (ending: string, make: () => Blob | Promise<Blob>): Promise<void> => {
    try {
      saveFile(fileName(item.title, ending), await make());
    } catch {
      toast({ tone: 'alert', text: t('export.failed') });
    }
  };
  const labels = {
    word: t('cloud.columnWord'),
    count: t('cloud.columnCount'),
    state: t('export.state'),
    shown: t('export.shown'),
    hidden: t('export.hidden'),
    held: t('export.held'),
  };
  const svg = (): Blob => {
    const measure = canvasMeasure();
    return new Blob([cloudSvg(cloudPicture(item.title, shown(), measure), measure)], { type: 'image/svg+xml;charset=utf-8' });
  };
  return [
    {
      key: 'png',
      group: t('export.title'),
      label: t('export.png'),
      icon: IconPhoto,
      onSelect: () => void save('png', () => cloudPng(cloudPicture(item.title, shown(), canvasMeasure()))),
    },
    { key: 'svg', label: t('export.svg'), icon: IconVector, onSelect: () => void save('svg', svg) },
    {
      key: 'csv',
      label: t('export.csv'),
      icon: IconTable,
      onSelect: () => void save('csv', () => new Blob([wordsCsv(listed(), labels)], { type: 'text/csv;charset=utf-8' })),
    },
  ];
}
