import { escapeHtml } from '@murmel/contracts';
import { scriptJson } from '../../../platform/page/fill-page.js';
import type { PackageFile, PackageIndex } from '../package-index.js';
import { CONTENT } from './content-script.js';

/** Path of the player's own files on the second origin. */
export const PLAYER = '/player';
export const PLAYER_LANGUAGES = ['de', 'en'] as const;
export type PlayerLanguage = (typeof PLAYER_LANGUAGES)[number];

/** Form of the content by language of the reader. */
const CONTENT_IN = { de: 'german', en: 'content' } as const satisfies Record<PlayerLanguage, PackageFile>;
/** Core's own words; contents bring theirs along. */
const CORE_WORDS = {
  de: {
    fullscreen: 'Vollbild',
    exitFullscreen: 'Vollbild beenden',
    disableFullscreen: 'Vollbild beenden',
    close: 'Schließen',
    title: 'Titel',
    author: 'Von',
    year: 'Jahr',
    source: 'Quelle',
    license: 'Lizenz',
    thumbnail: 'Vorschaubild',
    copyrights: 'Rechte',
    noCopyrights: 'Zu diesem Inhalt gibt es keine Angaben zu Rechten.',
    contentChanged: 'Dieser Inhalt ist seit deinem letzten Besuch ein anderer geworden.',
    startingOver: 'Du beginnst von vorn.',
    by: 'von',
  },
  en: {
    fullscreen: 'Fullscreen',
    exitFullscreen: 'Exit fullscreen',
    disableFullscreen: 'Exit fullscreen',
    close: 'Close',
    title: 'Title',
    author: 'Author',
    year: 'Year',
    source: 'Source',
    license: 'License',
    thumbnail: 'Thumbnail',
    copyrights: 'Rights of use',
    noCopyrights: 'No copyright information available for this content.',
    contentChanged: 'This content has changed since you last used it.',
    startingOver: 'You will be starting over.',
    by: 'by',
  },
} as const satisfies Record<PlayerLanguage, Record<string, string>>;

/** Builds the page inside the product's frame. It puts untrusted code into a frame of its own and forwards messages. */
export function aroundPage(title: string, language: PlayerLanguage): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
<style>html, body { margin: 0; block-size: 100%; } iframe { display: block; inline-size: 100%; block-size: 100%; border: 0; }</style>
<script src="${PLAYER}/around.js"></script>
</head>
<body>
<iframe src="play?language=${language}" title="${escapeHtml(title)}" sandbox="allow-scripts allow-forms" allow="fullscreen *; autoplay *" referrerpolicy="no-referrer"></iframe>
</body>
</html>
`;
}

/**
 * Builds the page in which the content plays. Its libraries are one file of scripts and one of styles, and its data is a separate script.
 * @param path of the package, ends with `/`
 */
export function playPage(index: PackageIndex, language: PlayerLanguage, path: string): string {
  const settings = {
    url: path.slice(0, -1),
    urlLibraries: `${path}libraries`,
    saveFreq: 3600,
    postUserStatistics: false,
    crossorigin: 'anonymous',
    crossoriginRegex: '.*',
    ajax: { contentUserData: '', setFinished: '' },
    l10n: { H5P: CORE_WORDS[language] },
    loadedJs: [],
    loadedCss: [],
    contents: {
      [CONTENT]: {
        library: index.library,
        fullScreen: index.fullscreen ? '1' : '0',
        contentUrl: `${path}content`,
        displayOptions: { frame: false, export: false, embed: false, copyright: false, icon: false },
        metadata: { title: index.title, license: 'U' },
      },
    },
  };
  return `<!doctype html>
<html lang="${language}" class="h5p-iframe">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(index.title)}</title>
<link rel="stylesheet" href="${PLAYER}/core/styles/h5p.css">
<link rel="stylesheet" href="styles.css">
<script type="application/json" id="settings">${scriptJson(settings)}</script>
<script src="${PLAYER}/first.js"></script>
<script src="${CONTENT_IN[language]}.js"></script>
<script src="${PLAYER}/core/frame.bundle.js"></script>
<script src="${PLAYER}/play.js"></script>
<script src="scripts.js"></script>
</head>
<body>
<div class="h5p-content" data-content-id="1"></div>
</body>
</html>
`;
}
