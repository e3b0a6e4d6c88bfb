/** The texts of one namespace in one language, nested as in its file. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

type TextFiles = Record<string, () => Promise<Texts>>;

/** The folders' de.json and en.json that guests may need, each a chunk of its own. */
let files: TextFiles = import.meta.glob<Texts>(
  [
    '/src/{platform,tools,visitor}/**/{de,en}.json',
    '/src/core/{boards,errors,files,folders,help-card,h5p,items,live-document,offline,parts,people,remixes,sharing,shell,tools,versions}/**/{de,en}.json',
    '/src/core/recordings/{de,en}.json',
    '/src/core/recordings/player/{de,en}.json',
    // Of the gallery, which adds them.
    '!/src/tools/*/look/*.json',
    // Of teachers and pupils alone.
    '!/src/core/items/*/*.json',
    '!/src/core/{boards/background,h5p/libraries}/*.json',
    '!/src/tools/{assistants,correction_aid,mini_tools,file_sharing,audio_recorder,link_shortener,pupil_feedback,qrcodes,screen_recorder,surveys,teaching_board,timetable,timetable_prototype,website,video_recorder,worksheet}/*.json',
    '!/src/tools/{assistants/errors,correction_aid/errors,assistants/knowledge,mini_tools/errors,assistants/talk,teaching_board/names,qrcodes/errors,timetable/errors,timetable_prototype/errors,website/editor,website/errors,worksheet/editor,worksheet/wizard,worksheet/grid,worksheet/pdf}/*.json',
  ],
  { import: 'default' },
);

/** Adds text files of a part of the product that is loaded separately. */
export function addTextFiles(more: TextFiles): void {
  files = { ...files, ...more };
}

/** Loads one namespace in one language. A namespace is the folder's path; below `core/` the folder's name is enough. */
export function loadTexts(language: string, namespace: string): Promise<Texts> {
  const load = files[`/src/${namespace}/${language}.json`] ?? files[`/src/core/${namespace}/${language}.json`];
  return load ? load() : Promise.reject(new Error(`no texts ${namespace} in ${language}`));
}
