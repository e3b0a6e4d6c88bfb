import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REPOSITORY } from '../support/process.js';
import { repositoryFiles } from './source-files.js';

/** px */
const [SMALLEST, LARGEST] = [12, 26];

/** Icons that stand as a picture where there is no other, or fill a key that is pressed from afar. */
const PICTURES = [
  'core/ai/converters/HistoryPage.tsx: OutputIcon',
  'core/files/preview/FilePreview.tsx: IconFileUnknown',
  'core/folders/FolderHeader.tsx: IconFolderFilled',
  'core/folders/FolderTile.tsx: IconFolderFilled',
  'core/folders/TrashTile.tsx: IconTrash',
  'core/recordings/recorder/Controls.tsx: IconPlayerPauseFilled',
  'core/recordings/recorder/Controls.tsx: IconPlayerRecordFilled',
  'tools/file_sharing/guest/ArrivedFile.tsx: FileIcon',
  'tools/file_sharing/guest/HandInPart.tsx: IconCheck',
  'tools/file_sharing/hand_ins/HandInCard.tsx: FileIcon',
  'tools/qrcodes/drawn/CodeCard.tsx: IconQrcode',
  'tools/qrcodes/sheet/PrintSheetPreview.tsx: IconScissors',
  'tools/surveys/charts/FileAnswers.tsx: IconFile',
  'tools/surveys/editor/QuestionPreview.tsx: IconStarFilled',
  'tools/text_editor/dialogs/PictureDialog.tsx: IconPhotoUp',
];

interface Drawn {
  name: string;
  px: number;
}

/** Sizes of icons in a file: of drawn ones (`<IconX size={20}`, `<IconShape size={20}`), and of those in a round button (`iconSize`). */
function iconsIn(source: string): Drawn[] {
  const drawn = [...source.matchAll(/<((?:Icon(?!Button\b|Choice)\w+|\w+Icon)|\w*Shape)\b[^<>]*?\bsize=\{(\d+)\}/g)];
  const inButtons = [...source.matchAll(/\b(iconSize)=\{(\d+)\}/g)];
  return [...drawn, ...inButtons].map(([, name, px]) => ({ name: name!, px: Number(px) }));
}

test('[TIT-10] icons are 12 to 26 px large', () => {
  const found = repositoryFiles()
    .filter((path) => /^apps\/web\/src\/.*\.tsx$/.test(path))
    .flatMap((path) =>
      iconsIn(readFileSync(join(REPOSITORY, path), 'utf8')).map((icon) => ({ ...icon, place: `${path.slice(13)}: ${icon.name}` })),
    );
  expect(found.length).toBeGreaterThan(400);
  const others = found.filter(({ px }) => px < SMALLEST || px > LARGEST).map(({ place }) => place);
  expect([...new Set(others)].sort()).toEqual(PICTURES);
});

test('[TIT-10] one that is smaller or larger is found, whatever it is called', () => {
  const planted = '<IconX\n  size={11} /><IconButton icon={IconX} size={44} iconSize={28} /><MenuIcon stroke={2} size={30} />';
  expect(iconsIn(planted).map(({ px }) => px)).toEqual([11, 30, 28]);
});
