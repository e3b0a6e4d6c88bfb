import { addTextFiles, type Texts } from '../platform/i18n/texts';

/** Texts of screens for users with an account: pages for guests do not even know their names. */
addTextFiles(
  import.meta.glob<Texts>(
    // Without those that bring themselves along.
    [
      '/src/{app,core}/**/{de,en}.json',
      '/src/tools/{assistants,correction_aid,mini_tools,file_sharing,audio_recorder,link_shortener,pupil_feedback,qrcodes,screen_recorder,surveys,teaching_board,timetable,timetable_prototype,website,video_recorder,worksheet}/*.json',
      '/src/tools/{assistants/errors,correction_aid/errors,assistants/knowledge,mini_tools/errors,teaching_board/names,qrcodes/errors,timetable/errors,timetable_prototype/errors,qrcodes/print,website/editor,website/errors,worksheet/editor,worksheet/wizard,worksheet/grid,worksheet/pdf}/*.json',
      '!/src/core/gallery/{look,open-page}/*',
      '!/src/core/reviews/*/*',
      '!/src/core/help/*/*/*',
      '!/src/core/projects/ai/*',
      '!/src/core/installation/*',
      '!/src/core/incognito/*',
      '!/src/core/ai/{chat,converters,documents,images,markdown,mini-tools,personal-data,providers}/*',
    ],
    { import: 'default' },
  ),
);
