import { decide } from '@murmel/access-policy';
import { type PinboardState, TOOLS } from '@murmel/contracts';
import { PINBOARD_SCHEMA_VERSION } from '@murmel/documents';
import { thinOutVersions } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { asIdentified, boardActorOf } from '../../core/boards/board-actor.js';
import { BoardReader } from '../../core/boards/board-reader.js';
import type { ToolContribution } from '../../core/tool-contribution/contributions.js';
import { itemOf, type RequestContext } from '../../platform/request-context.js';
import { pinboardActivity } from './activities/project-activity.js';
import { mayWriteSomewhere } from './attachments/file-use.js';
import { pinboardFiles } from './attachments/pinboard-files.js';
import { othersOnPinboard, pinboardCopying } from './copy-pinboard.js';
import { addDemoBoard } from './demo/demo-board.js';
import { exportContent } from './export/export-content.js';
import { pinboardContributionsOf } from './export/pinboard-contributions.js';
import { pinboardPdf } from './pdf/pinboard-pdf.js';
import { boardState } from './people/board-state.js';
import { boardsShowing } from './people/boards-showing.js';
import { pinboardPictures } from './picture/pinboard-picture.js';
import { pinboardItem } from './pinboard-item.js';
import { pinboardProposal } from './pinboard-proposal.js';
import { pinboardSearchText } from './pinboard-search-text.js';
import { storedPinboard } from './stored-pinboard.js';
import { pinboardTemplates } from './templates/pinboard-templates.js';
import { emptyBoardTrash } from './trash/empty-board-trash.js';

/** Contributes pinboards to the life cycle of items. Cards, comments, likes and the log are deleted with the item's row by cascade. */
export const pinboardContribution: ToolContribution = {
  item: pinboardItem,
  liveDocument: { schemaVersion: PINBOARD_SCHEMA_VERSION, view: true, writesInParts },
  live: {
    audiences: {
      teacher: { everyMs: 100, seesPeople: true },
      // Phones on bad Wi-Fi: the cards themselves come with the document, here are only names and numbers.
      guest: { everyMs: 500, seesPeople: false },
    },
    audienceOf: (_manager, { actor, facts }): Promise<PinboardState['audience']> =>
      Promise.resolve(decide(actor, 'item.update', { item: facts }).allow ? 'teacher' : 'guest'),
    state: (manager, itemId, audience) => boardState(manager, itemId, audience === 'teacher' ? 'teacher' : 'guest'),
    showing: boardsShowing,
  },
  files: [pinboardFiles],
  pictures: pinboardPictures,
  activity: pinboardActivity,
  purge: (manager, itemId) => {
    BoardReader.of(manager).forget(itemId);
    return Promise.resolve();
  },
  thinOutHistory: (source, now) => thinOutVersions(source, now, TOOLS.pinboard.kind),
  emptyTrash: emptyBoardTrash,
  addExample: addDemoBoard,
  copying: pinboardCopying,
  othersSeen: othersOnPinboard,
  templates: pinboardTemplates,
  proposal: pinboardProposal,
  exportContent,
  pdf: pinboardPdf,
  searchText: pinboardSearchText,
  writtenBy: pinboardContributionsOf,
};

/** A list or a card may let guests write on a board that they otherwise only read. */
async function writesInParts(manager: EntityManager, context: RequestContext): Promise<boolean> {
  return mayWriteSomewhere(await storedPinboard(manager, itemOf(context).id), asIdentified(boardActorOf(context)));
}
