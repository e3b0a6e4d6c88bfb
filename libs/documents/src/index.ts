export { allowedImage, allowedLink, imageAddress, linkFromInput } from './addresses.js';
export { type BoardData, type Change, changed, differences, emptyBoard, sameJson, type Table } from './board/board-data.js';
export { type BoardChange, changeDocument, readBoard, WatchedBoard } from './board/board-document.js';
export { byOrderKey, type Ordered, orderKeyAfter } from './board/fractional-order.js';
export { migrateBoard } from './board/migrate-board.js';
export {
  type BoardActor,
  type BoardKind,
  type BoardOperation,
  type BoardRestoring,
  type OperationOutcome,
  runOperation,
} from './board/operations.js';
export { isPartId, newPartId, partIdFrom } from './board/part-ids.js';
export { type RandomIndex, randomIndex } from './board/random-index.js';
export { cleanBoardText, cleanRichText, plainRichText, richTextLength, richTextWords } from './board/rich-text.js';
export { seedBoard } from './board/seed.js';
export { cutText, splitText } from './board/split-text.js';
export { withoutFiles } from './board/without-files.js';
export { knownColour, TEXT_COLOURS, type TextColour } from './colours.js';
export { addressAt, findAddresses } from './find-addresses.js';
export { type DocumentMigration, migrateDocument } from './migrations.js';
export { embedAddress } from './parts/embed-address.js';
export { allowedFrame, frameAddress } from './parts/frame-address.js';
export type { Part, PartOf } from './parts/part.js';
export { PART_KINDS } from './parts/part-kinds.js';
export { FILM_HOSTS, type PlatformVideo, videoOf } from './parts/video-address.js';
export { type PinboardActivity, pinboardActivities } from './pinboard/activities.js';
export { cleanDescription } from './pinboard/description.js';
export { pinboardKind } from './pinboard/kind.js';
export { PINBOARD_MIGRATIONS } from './pinboard/migrations.js';
export { cardsIn, listsOf, parsePinboard } from './pinboard/parse.js';
export {
  type Effective,
  isOwn,
  onCard,
  onList,
  type PinboardReaction,
  refuseInList,
  refuseOnCard,
  refuseOnList,
  refuseReaction,
  refuseWriting,
  seesCard,
  seesReactions,
} from './pinboard/permissions.js';
export { INTERNAL_PINBOARD_OPERATIONS, PINBOARD_OPERATIONS } from './pinboard/pinboard-operations.js';
export * from './pinboard/schema.js';
export { firstPinboard, NEW_PINBOARD, seedPinboard } from './pinboard/seed.js';
export { SEED_CLIENT_ID } from './seed-client.js';
export { CARD_DEFINITIONS } from './teaching-board/card-kinds.js';
export { rolled } from './teaching-board/chance/dice.js';
export { formedGroups, type GroupWish, groupCount, refuseGroups, withMoved } from './teaching-board/chance/groups.js';
export { drawnName, leftInLottery } from './teaching-board/chance/lottery.js';
export { teachingBoardKind } from './teaching-board/kind.js';
export { TEACHING_BOARD_MIGRATIONS } from './teaching-board/migrations.js';
export { cardsOnPage, isKnown, knownCardsOnPage, parseTeachingBoard } from './teaching-board/parse.js';
export { fitting } from './teaching-board/read-parts.js';
export { inReadingOrder } from './teaching-board/reading-order.js';
export * from './teaching-board/schema.js';
export { newTeachingBoard, seedTeachingBoard } from './teaching-board/seed.js';
export { TEACHING_BOARD_OPERATIONS } from './teaching-board/teaching-board-operations.js';
export { elapsedOf, leftOf, paused, type Run, STOPPED, started } from './teaching-board/time/run.js';
export { textDocumentExtensions } from './text-document/extensions.js';
export { migrateTextDocument, TEXT_DOCUMENT_MIGRATIONS } from './text-document/migrations.js';
export { readTextDocument, textDocumentText } from './text-document/read.js';
export { TEXT_DOCUMENT_FIELD, TEXT_DOCUMENT_SCHEMA_VERSION, textDocumentSchema } from './text-document/schema.js';
export { EMPTY_TEXT_DOCUMENT, seedLongTextDocument, seedTextDocument } from './text-document/seed.js';
export { fragmentsByClient, type TextFragment } from './text-document/text-fragments.js';
export { UNREAD_ELEMENTS } from './text-document/unread-elements.js';
export { differsFromCovered, type Struct } from './updates/covered.js';
export { OwnClocks, type OwnRange } from './updates/own-clocks.js';
export { type OwnWriting, ownWriting, takeOver } from './updates/renumber.js';
export { websiteKind } from './website/kind.js';
export { WEBSITE_MIGRATIONS } from './website/migrations.js';
export { drawBlock } from './website/page/draw-block.js';
export { drawText, drawWords } from './website/page/draw-text.js';
export { type Drawn, type DrawnElement, drawnHtml, element } from './website/page/drawn.js';
export { headingLevels } from './website/page/headings.js';
export { type SiteAround } from './website/page/site-around.js';
export { type SiteWords, siteWords } from './website/page/site-words.js';
export { blocksOnPage, isKnownSiteBlock, knownSiteBlocks, parseWebsite, siteFiles } from './website/parse.js';
export * from './website/schema.js';
export { newWebsite, seedWebsite } from './website/seed.js';
export { WEBSITE_OPERATIONS } from './website/website-operations.js';
export { BLOCK_DEFINITIONS } from './worksheet/block-kinds.js';
export {
  isAnswered,
  isWhole,
  type WorksheetAnswerProblem,
  worksheetAnswerProblem,
  worksheetAnswerSays,
} from './worksheet/checking/answer-to-block.js';
export { checkedAnswer, checkedEachGap, checkedOwnAnswer, pointsFor } from './worksheet/checking/check-answer.js';
export { isSameWord } from './worksheet/checking/same-word.js';
export {
  escaped as escapedGapWords,
  type GapFragment,
  gapProblem,
  gapsOf,
  isUnknownWord,
  readGaps,
  readShownGaps,
  unknownGaps,
} from './worksheet/gaps.js';
export { printedWorksheet, worksheetKind } from './worksheet/kind.js';
export { WORKSHEET_MIGRATIONS } from './worksheet/migrations.js';
export {
  hintedTaskNumber,
  hintsOf,
  isKnownBlock,
  isTaskBlock,
  parseWorksheet,
  type TaskBlock,
  taskNumberOf,
  tasksOf,
} from './worksheet/parse.js';
export * from './worksheet/schema.js';
export { NEW_WORKSHEET, seedWorksheet } from './worksheet/seed.js';
export { inVersion } from './worksheet/versions.js';
export { WORKSHEET_OPERATIONS } from './worksheet/worksheet-operations.js';
